import type { ErrorCode } from 'src/browser/errors/errorCode'

type ErrorTexts = { shortTitle: string; title: string; description: string }

export const errors: Record<ErrorCode, ErrorTexts> = {
  '404': {
    shortTitle: '404',
    title: 'Page not found',
    description:
      'You may have mistyped the address, or the page may have been moved to another URL.',
  },
  unknown: {
    shortTitle: 'Oops',
    title: 'Something went wrong',
    description:
      "Try again later, and if the problem doesn't resolve, contact support.",
  },
  network: {
    shortTitle: 'Error',
    title: "We're having trouble connecting to the network",
    description:
      "Please check your internet connection or try again later. If the problem doesn't resolve, contact support.",
  },

  'sharer-left': {
    shortTitle: 'Bye',
    title: 'The sharer left',
    description: 'They can join again from the same link.',
  },
  'sharer-stopped': {
    shortTitle: 'Oops',
    title: 'The sharer stopped sharing their screen',
    description: 'They can share again from the same link.',
  },
  'sharer-returned': {
    shortTitle: 'Hello again',
    title: 'They’re back',
    description:
      'They only need to press the button again. Then you’ll see their screen here.',
  },
  'viewer-left': {
    shortTitle: 'Bye',
    title: 'The viewer left',
    description: 'Ask them for a new link if you want to share again.',
  },
  'already-viewing': {
    shortTitle: 'Oops',
    title: "Someone's already viewing",
    description: 'Only one person can view the screen at a time.',
  },
  'viewer-not-proved': {
    shortTitle: 'Careful',
    title: 'We can’t be sure that this is your helper',
    description:
      'Nobody has seen your screen. The link may be old, or it lost a part on its way. Ask for a new link.',
  },
  'viewer-not-compared': {
    shortTitle: 'Careful',
    title: 'Someone came without your link',
    description:
      'We couldn’t check who it was. Nobody has seen your screen. Send your helper the link again.',
  },
  'stranger-keeps-trying': {
    shortTitle: 'Careful',
    title: 'Someone keeps trying to get in',
    description:
      'Nobody has seen your screen. Call your helper first, on a number you know, and send them the link in a message.',
  },
  'sharer-not-proved': {
    shortTitle: 'Careful',
    title: 'We can’t be sure who is there',
    description:
      'Nothing was shown. The link may be old, or it lost a part on its way. Use a new link.',
  },

  'invalid-account-details': {
    shortTitle: 'Oops',
    title: 'Wrong password or email address',
    description: '',
  },
  'email-taken': {
    shortTitle: 'Oops',
    title: 'Email already in use',
    description: 'Try signing in instead.',
  },
  'no-account-with-email': {
    shortTitle: 'Oops',
    title: 'Account not found',
    description: 'Please check your email address.',
  },
  'reset-password-token-invalid': {
    shortTitle: 'Oops',
    title: "Can't reset password",
    description: 'Try requesting a new password reset link.',
  },
  'accept-invite-already-member': {
    shortTitle: 'Oops',
    title: "Can't accept invitation",
    description: 'You are already a member of this team.',
  },
  'accept-invite-email-mismatch': {
    shortTitle: 'Oops',
    title: "Can't accept invitation",
    description: 'The invitation email does not match.',
  },
  'accept-invite-token-expired': {
    shortTitle: 'Oops',
    title: "Can't accept invitation",
    description: 'The invitation has expired.',
  },
  'accept-invite-token-invalid': {
    shortTitle: 'Oops',
    title: "Can't accept invitation",
    description: 'The invitation link is invalid.',
  },

  'someone-else-sharing': {
    shortTitle: 'Busy',
    title: 'Someone else is sharing',
    description:
      'Your helper is looking at someone else’s screen. Wait until they’ve finished, then try again.',
  },
  'declined-by-viewer': {
    shortTitle: 'Oops',
    title: 'Your helper didn’t accept',
    description:
      'They may be expecting someone else. Ask them, and then press the button again.',
  },
  'declined-by-sharer': {
    shortTitle: 'Oops',
    title: 'They didn’t let you in',
    description:
      'They may be expecting someone else. Ask them, and then try again.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Almost there',
    title: 'Your computer needs to allow this first',
    description:
      'Nobody has seen anything. In your computer’s privacy settings, allow this browser to record the screen. Then open the same link again.',
  },
  'display-capture-unsupported': {
    shortTitle: 'Sorry',
    title: 'This device can’t share its screen',
    description:
      'Phones and tablets can’t share their screen with a web page. Open the same link on a computer.',
  },
  'display-capture-failed': {
    shortTitle: 'Oops',
    title: 'We couldn’t share your screen',
    description:
      'Nobody has seen anything. Try again, or choose a different screen or window.',
  },
  'not-secure-context': {
    shortTitle: 'Almost there',
    title: 'This page isn’t secure',
    description:
      'Browsers only allow screen sharing on secure pages. Check that the address begins with https:// and open it again.',
  },
  'browser-unsupported': {
    shortTitle: 'Sorry',
    title: 'This browser is too old to share your screen',
    description:
      'Open the same link on a computer, in an up-to-date Chrome, Edge, Firefox or Safari.',
  },
  'webrtc-missing': {
    shortTitle: 'Sorry',
    title: 'This browser can’t connect you',
    description:
      'Something it needs for that is missing or turned off. Open the same link in an up-to-date Chrome, Edge, Firefox or Safari.',
  },
  'display-capture-refused': {
    shortTitle: 'Almost there',
    title: 'Your browser is blocking screen sharing',
    description:
      'It’s set not to show a screen on this page. You can change that here and try again. Nobody has seen anything.',
  },
  'sign-in-required': {
    shortTitle: 'Almost there',
    title: 'Please sign in first',
    description:
      'Here only helpers who have signed in can see a screen. It takes a moment and brings you back.',
  },
  'in-app-browser': {
    shortTitle: 'Almost there',
    title: 'Please open this link in your web browser',
    description:
      'You’ve opened this inside another app, and sharing doesn’t work there. The same link works in your web browser.',
  },
  'camera-refused': {
    shortTitle: 'Almost there',
    title: 'Your browser is blocking the camera',
    description:
      'Nobody has seen anything. Allow this page to use the camera, and try again.',
  },
  'calls-blocked': {
    shortTitle: 'Oops',
    title: 'Your network lets pages through, but not calls',
    description:
      'A VPN, an antivirus program or a company’s network may do this. “Test my connection” shows what gets through.',
  },
  'camera-failed': {
    shortTitle: 'Oops',
    title: 'We couldn’t start the camera',
    description:
      'Nobody has seen anything. Close other apps that use the camera, and try again.',
  },
}
