/**
 * What an operator can do about each problem that a check finds. The console,
 * `doctor` and the log show these sentences.
 */
const remedies = {
  'name-unknown':
    'Create a DNS record (A, and AAAA for IPv6) with the public address of this machine. A new record may take an hour.',
  'port-80':
    'Open port 80 (TCP) in the firewall and at the provider, and see that the web server runs: the certificate authority verifies the name there.',
  'port-80-other':
    'Another web server has port 80. Stop it, because it has to lead to https and to answer the certificate authority.',
  'port-443':
    'Open port 443 (TCP) in the firewall and at the provider, and see that the web server runs. If it is open from outside, the router does not lead its own network back to it (hairpin NAT).',
  'port-443-family':
    'Remove the DNS record of this address, or let the machine use it: browsers that try it first have to wait.',
  'pages-missing':
    'The web server has to serve the build of the pages. Another program may have the port, or the name may lead to another machine.',
  'pages-headers':
    'Without these headers, another site could frame the button. Use the shipped settings of the web server, or send the headers in deploy/headers.json.',
  'api-missing':
    'The proxy has to pass these requests on to the api. See that the api runs, and what its log says.',
  'api-closing': 'The api has been told to stop. Start it again.',
  'api-not-answering': 'Restart this instance of the api; shares continue.',
  'api-no-store':
    'Nobody new can connect. Check that Redis is running and that REDIS_URL is right.',
  'api-full': 'Start another instance of the api with the same REDIS_URL.',
  'signalling-missing':
    'The proxy has to pass /peerjs on to the api, with the headers Upgrade and Connection.',
  'signalling-origin':
    'ALLOWED_ORIGINS has to contain the origin of the pages.',
  'signalling-silent':
    'The api takes the connection, but does not answer. See what its log says, and restart it.',
  'certificate-missing':
    'See that the server runs, that the name leads to it, and what the log of the program that gets the certificates says.',
  'certificate-ended':
    'Browsers no longer open it. Renew the certificate now, and find out why it was not renewed automatically.',
  'certificate-ends-soon':
    'Renew it, and find out why it was not renewed automatically.',
  'certificate-not-yet':
    'The clock of this machine is wrong, or the certificate was made on one whose clock is: timedatectl set-ntp true',
  'certificate-name':
    'Get a certificate that contains this name, and give it to the server.',
  'certificate-untrusted':
    'Browsers do not know who has signed it. Get one from a public authority such as Let’s Encrypt, and serve the whole chain (fullchain.pem).',
  'relay-silent':
    'People on strict networks can’t connect. Check that coturn is running, that its ports are open (3478 over UDP and TCP; 443 over TCP), and that its name leads to it.',
  'relay-realm':
    'People on strict networks can’t connect: the relay names no realm. Set realm in turnserver.conf.',
  'relay-open':
    'The relay asks for no credentials, so anyone may use it. Set use-auth-secret in turnserver.conf, as the shipped file does.',
  'relay-refused':
    'People on strict networks can’t connect: the relay refuses our credentials. Its static-auth-secret has to be TURN_SECRET; restart it after a change.',
  'relay-clock':
    'People on strict networks can’t connect: the clocks of the relay and of the api differ by minutes. Set both: timedatectl set-ntp true',
  'relay-full':
    'Some people on strict networks can’t connect: the relay has no place left. Check user-quota and total-quota of coturn.',
  'relay-private':
    'Two people who both need the relay can’t connect: it refuses its own address as a peer. On a machine with a private address, external-ip of turnserver.conf has to be public/private.',
  'relay-blocked':
    'People on strict networks can’t connect: nothing comes through the relay. Open its UDP ports (min-port to max-port), and check external-ip. Behind a home router, the cause may also be missing hairpin NAT.',
  'redis-fails':
    'Nobody new can connect. Check that Redis is running, that it has memory, and that REDIS_URL is right.',
  'provider-missing':
    'Helpers cannot sign in. See that OIDC_ISSUER is right, and that this machine reaches the provider.',
  'provider-issuer':
    'Helpers cannot sign in. OIDC_ISSUER has to be spelled as “issuer” in the configuration of the provider.',
  clock:
    'Relay credentials and certificates depend on the time. Set the clock: timedatectl set-ntp true',
} as const

/** The state of a service; `off` if it is not configured. */
export type ServiceState = 'works' | 'fails' | 'off' | 'unknown'

export type Problem = keyof typeof remedies

/** The result of one check; the console and `doctor` show it. */
export interface Finding {
  /** What was checked, such as "Port 80 of help.example". */
  name: string
  state: ServiceState
  /** The result in a few words, such as "does not answer". */
  result: string
  /** null unless the check fails */
  problem: Problem | null
  /** What the operator can do; null if there is nothing to do. */
  advice: string | null
}

export const works = (name: string, result: string): Finding => ({
  ...{ name, state: 'works', result, problem: null, advice: null },
})

export const fails = (
  name: string,
  problem: Problem,
  result: string
): Finding => ({
  ...{ name, state: 'fails', result, problem, advice: remedies[problem] },
})

/** @returns the finding about a service that is off or cannot be checked */
export const neither = (
  name: string,
  state: 'off' | 'unknown',
  result: string,
  advice: string | null = null
): Finding => ({ name, state, result, problem: null, advice })
