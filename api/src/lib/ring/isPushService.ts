/**
 * Whether a subscription's endpoint belongs to one of these push services. The
 * api sends requests to no other host, whatever a page asks for. Total.
 *
 * @param endpoint untrusted
 * @param services origins; `https://*.push.example` stands for all its subdomains
 */
export function isPushService(
  endpoint: string,
  services: readonly string[]
): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, protocol, host, username, password } = new URL(endpoint)
  if (username || password) return false
  return services.some((service) => {
    const [scheme, domain] = service.split('//*') as [string, string?]
    return domain
      ? protocol === scheme && host.endsWith(domain)
      : origin === service
  })
}
