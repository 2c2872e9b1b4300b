const inSeconds = (seconds: number) =>
  seconds === 1 ? 'in one second' : `in ${seconds} seconds`

/** Texts for people who sign in: operators and helpers of an installation. */
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
    empty: 'Enter the passphrase.',
    wrongPassphrase: 'That passphrase isn’t right.',
    tooManyAttempts: (seconds: number) =>
      `Too many attempts. Try again ${inSeconds(seconds)}.`,
    notReachable:
      'The server isn’t responding properly. Check that the API is running, then try again.',
    notChecked: (reason: string) =>
      `We couldn’t check whether you are signed in. ${reason}`,
    expired: 'You’ve been signed out. Please sign in again.',
  },
  provider: {
    button: (name: string) =>
      name === '' ? 'Sign in with your account' : `Sign in with ${name}`,
    unnamed: 'The sign-in service',
    usePassphrase: 'Use the passphrase instead',
    denied: 'You didn’t sign in. Start again whenever you’re ready.',
    wrongGroup:
      'You can’t sign in here with this account. Use another one, or ask whoever runs this installation to add you to its helpers.',
    expired:
      'That sign-in took too long, or it began in another tab. Please start again here.',
    failed: (name: string) =>
      `${name} isn’t responding properly. Try again in a minute. If that doesn’t help, tell whoever runs this installation.`,
    off: 'Signing in this way has been turned off. Reload the page to see how you can sign in.',
  },
  helper: {
    heading: 'You’re signed in as a helper',
    explanation: 'Only operators of this installation can open the console.',
    receive: 'See a screen',
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
    polling:
      'Live updates aren’t working. Refreshing every few seconds instead.',
    notReachable:
      'The server isn’t responding properly. Trying again every few seconds.',
    forbidden: 'You’re signed in, but you can’t see this page.',
    peers: 'Pages connected',
    name: 'Instance',
    instances: (count: number) =>
      count === 1 ? 'One instance' : `${count} instances`,
    checks: {
      heading: 'Checks',
      works: 'Works',
      fails: 'Doesn’t work',
      off: 'Not set up',
      unknown: 'Not known',
    },
    version: 'Version',
    uptime: 'Running for',
    duration: (days: number, hours: number, minutes: number) =>
      days > 0
        ? `${days} d ${hours} h`
        : hours > 0
          ? `${hours} h ${minutes} min`
          : `${minutes} min`,
  },
}
