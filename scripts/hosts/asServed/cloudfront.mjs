import { createContext, runInContext } from 'node:vm'

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide: runtime 2.0 has
// neither network nor files nor timers, and evaluates no text.
function load(code) {
  const context = createContext(
    {},
    { codeGeneration: { strings: false, wasm: false } }
  )
  runInContext(code, context)
  return context.handler
}

const securityHeaders = ({
  StrictTransportSecurity,
  ContentTypeOptions,
  ReferrerPolicy,
  ContentSecurityPolicy,
}) => ({
  'strict-transport-security': [
    `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}`,
    ...(StrictTransportSecurity.IncludeSubdomains ? ['includeSubDomains'] : []),
    ...(StrictTransportSecurity.Preload ? ['preload'] : []),
  ].join('; '),
  ...(ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
  'referrer-policy': ReferrerPolicy.ReferrerPolicy,
  'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
})

/**
 * CloudFront before a bucket whose files it may list, so that a file that is
 * not there is an answer 404.
 *
 * @param code of the function for viewer requests
 * @param policy the response headers policy, as JSON
 * @param bucket body and Cache-Control by path
 * @returns status, headers and body for a path
 */
export function distribution(code, policy, bucket) {
  const handler = load(code)
  const { SecurityHeadersConfig, CustomHeadersConfig } = JSON.parse(policy)
  const own = CustomHeadersConfig.Items.map(({ Header, Value }) => [
    Header.toLowerCase(),
    Value,
  ])
  return (path) => {
    const request = { method: 'GET', uri: path, querystring: {}, headers: {} }
    const event = { version: '1.0', context: {}, viewer: {}, request }
    const object = bucket[handler(event).uri.slice(1)]
    return {
      status: object ? 200 : 404,
      body: object?.body ?? '',
      headers: {
        ...securityHeaders(SecurityHeadersConfig),
        ...Object.fromEntries(own),
        ...(object?.cacheControl && { 'cache-control': object.cacheControl }),
      },
    }
  }
}
