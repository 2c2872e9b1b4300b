import type { jsonFunction } from './jsonFunction'

interface Request {
  httpMethod?: string
  origin: string
  address: string
  body?: string | null
}

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
