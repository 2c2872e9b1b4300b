/**
 * Use this for promises that a browser may never settle.
 *
 * @returns the value, or `otherwise` after `patienceMs`
 */
export async function orAfter<Value>(
  patienceMs: number,
  value: Promise<Value>,
  otherwise: Value
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patienceMs)
  })
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}
