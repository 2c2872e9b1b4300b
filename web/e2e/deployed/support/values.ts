/** The tests use these in place of an operator's values. */

export const hosts = {
  web: 'help.example',
  api: 'api.help.example',
  relay: 'turn.help.example',
}

export const secret = 'a secret for the rehearsal'

export const metricsToken = 'a-token-for-prometheus'

/** On Linux, all of 127.0.0.0/8 is this machine. */
export const address = '127.0.0.1'
