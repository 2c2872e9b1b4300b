import type { jsonFunction } from './jsonFunction'

interface Request {
  httpMethod?: string
  origin: string
  /** where it comes from */
  address: string
  body?: string | null
}

/** For tests: one request of a page, and the answer with its body read. */
export async function askFunction(
  handler: ReturnType<typeof jsonFunction>,
  { httpMethod = 'POST', origin, address, body = null }: Request
) {
  const answer = await handler({
    httpMethod,
    headers: { origin },
    body,
    isBase64Encoded: false,
    requestContext: { identity: { sourceIp: address } },
  })
  return { ...answer, json: answer.body ? JSON.parse(answer.body) : null }
}
