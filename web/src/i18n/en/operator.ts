const inSeconds = (seconds: number) =>
  seconds === 1 ? 'in one second' : `in ${seconds} seconds`

/**
 * The texts that only those read who sign in: operators and helpers of an
 * installation.
 */
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
    figures: 'Statistics',
    peers: 'Pages connected',
    callsBeingSetUp: 'Calls being set up',
    messagesPerMinute: 'Messages per minute',
    refusalsPerMinute: 'Rejections per minute',
    iceCredentialsIssued: 'Relay credentials issued',
    name: 'Instance',
    answeredBy: 'This page is answered by:',
    instances: (count: number) =>
      count === 1 ? 'One instance' : `${count} instances`,
    services: {
      heading: 'Services',
      relay: 'Relay',
      redis: 'Redis',
      certificate: 'Certificate',
      works: 'Works',
      fails: 'Doesn’t work',
      off: 'Not set up',
      unknown: 'Not checked yet',
      notKnown: 'Not known',
      ended: 'Has expired',
      daysLeft: (days: number) =>
        days === 1 ? 'One day left' : `${days} days left`,
      relayAdvice: {
        silent:
          'People on strict networks can’t connect. Check that coturn is running and that its ports are open.',
        refused:
          'People on strict networks can’t connect: the relay refuses our credentials. Give it the same secret as TURN_SECRET, and check both clocks.',
        full: 'Some people on strict networks can’t connect: the relay has no place left. Check user-quota and total-quota of coturn.',
        blocked:
          'People on strict networks can’t connect: nothing comes through the relay. Open its UDP ports (min-port to max-port), and check external-ip.',
      },
      relayOff:
        'People on strict networks can’t connect. TURN_URLS sets up a relay.',
      redisFails:
        'Nobody new can connect. Check that Redis is running and that REDIS_URL is right.',
      certificateSoon:
        'Renew it, and find out why it wasn’t renewed automatically.',
      certificateEnded:
        'Browsers no longer open the pages. Renew the certificate now.',
    },
    apiVersion: 'API version',
    uptime: 'Running for',
    duration: (days: number, hours: number, minutes: number) =>
      days > 0
        ? `${days} d ${hours} h`
        : hours > 0
          ? `${hours} h ${minutes} min`
          : `${minutes} min`,
  },
}
