const inSeconds = (seconds: number) =>
  seconds === 1 ? 'in one second' : `in ${seconds} seconds`

/** What only the operator of an installation reads. */
export const operator = {
  signIn: {
    title: 'Operator sign-in',
    heading: 'Operator sign-in',
    introduction: (appName: string) =>
      `For whoever runs this installation of ${appName}. Nobody needs it to share or to see a screen.`,
    helpersHeading: 'Helper sign-in',
    helpersIntroduction: (appName: string) =>
      `On this installation of ${appName}, helpers sign in before they can see a screen. Nobody needs it to share one.`,
    passphrase: 'Passphrase',
    show: 'Show passphrase',
    hide: 'Hide passphrase',
    submit: 'Sign in',
    busy: 'Signing in…',
    empty: 'Type the passphrase first.',
    wrongPassphrase: 'That is not the passphrase.',
    tooManyAttempts: (seconds: number) =>
      `Too many attempts. Try again ${inSeconds(seconds)}.`,
    notReachable:
      'The server does not answer as it should. Check that the api is running, then try again.',
    notChecked: (reason: string) =>
      `We could not check whether you are signed in. ${reason}`,
    expired: 'Your sign-in is no longer valid. Please sign in again.',
  },
  off: {
    heading: 'The console is off',
    explanation:
      'No passphrase is set for this installation. Set OPERATOR_PASSPHRASE on the server and start it again.',
  },
  console: {
    title: 'Operator console',
    heading: 'Signalling server',
    signOut: 'Sign out',
    polling: 'Live updates are interrupted. Asking every few seconds instead.',
    notReachable:
      'The server does not answer as it should. Trying again every few seconds.',
    forbidden: 'You are signed in, but may not see this.',
    figures: 'Figures',
    peers: 'Pages connected',
    callsBeingSetUp: 'Calls being set up',
    messagesPerMinute: 'Messages per minute',
    refusalsPerMinute: 'Refusals per minute',
    iceCredentialsIssued: 'Relay credentials issued',
    plot: (label: string, least: number, most: number) =>
      `${label} in the last five minutes: between ${least} and ${most}`,
    instances: (count: number) =>
      count === 1 ? 'One instance' : `${count} instances`,
    apiVersion: 'Api version',
    uptime: 'Running for',
    duration: (days: number, hours: number, minutes: number) =>
      days > 0
        ? `${days} d ${hours} h`
        : hours > 0
          ? `${hours} h ${minutes} min`
          : `${minutes} min`,
  },
}
