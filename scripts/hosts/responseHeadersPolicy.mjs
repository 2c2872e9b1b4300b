// What CloudFront wants as settings of their own, and refuses among the others.
const security = {
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)[1]),
      IncludeSubdomains: /includeSubDomains/i.test(value),
      Preload: /preload/i.test(value),
    },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: {} }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { ReferrerPolicy: value } }),
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { ContentSecurityPolicy: value },
  }),
}

const overriding = (setting) =>
  Object.fromEntries(
    Object.entries(setting).map(([name, values]) => [
      name,
      { Override: true, ...values },
    ])
  )

/**
 * @param headers for every file, by name
 * @returns what `aws cloudfront create-response-headers-policy` takes
 */
export function responseHeadersPolicy(headers) {
  const all = Object.entries(headers)
  const own = all.filter(([name]) => !security[name])
  return {
    Name: 'kinscreen-web',
    SecurityHeadersConfig: overriding(
      Object.assign(
        {},
        ...all
          .filter(([name]) => security[name])
          .map(([name, value]) => security[name](value))
      )
    ),
    CustomHeadersConfig: {
      Quantity: own.length,
      Items: own.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
}
