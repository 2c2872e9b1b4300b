/** What this rehearsal has where an operator puts values of their own. */

export const hosts = {
  web: 'help.example',
  api: 'api.help.example',
  relay: 'turn.help.example',
}

export const secret = 'a secret for the rehearsal'

export const metricsToken = 'a-token-for-prometheus'

/** The address of the machine; to Linux all of 127.0.0.0/8 is this machine. */
export const address = '127.0.0.1'
