import packageOfProduct from '../../../../package.json'

/**
 * The last day with security updates of each Node release line:
 * https://github.com/nodejs/Release
 */
export const endsOfLife: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
}

// Without `Intl.ListFormat` and `??`, so that an old Node can still print the
// sentence about its version (scripts/checkSyntax.mjs).
const lines = packageOfProduct.engines.node.split(' || ')
const named = `${lines.slice(0, -1).join(', ')}, or ${lines.slice(-1)[0]}`

export interface NodeReport {
  refusal?: string
  warning?: string
}

/**
 * @param version such as 24.9.0
 * @param today date in ISO 8601
 */
export function reportOnNode(version: string, today: string): NodeReport {
  const [line = ''] = version.split('.')
  if (Number(line) < Math.min(...lines.map(Number))) {
    return { refusal: `it needs Node ${named}, and this is Node ${version}` }
  }
  const end = endsOfLife[line]
  if (end === undefined) {
    return { warning: `Node ${version} is not tested: take ${named}.` }
  }
  return today > end
    ? { warning: `Node ${line} has had no security updates since ${end}.` }
    : {}
}
