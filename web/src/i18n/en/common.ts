export const common = {
  loading: 'Loading...',
  tagline: 'One click and done, no downloads or sign-up.',
  tryAgain: 'Try again',
  testConnection: 'Test my connection',
  backToHome: 'Back to the home page',
  besideError:
    'Something on this page didn’t work. Everything else still does.',
  newVersion: 'There is a new version.',
  loadNewVersion: 'Load the new version',
  support: 'Email us:',
  newTab: '(opens in a new tab)',
  needsJavaScript:
    'Please turn on JavaScript in your browser to use this page.',

  description: (appName: string) =>
    `${appName} makes being your family's tech support easier: they share their screen, you see it. One click and done, no downloads or sign-up.`,
  keywords: [
    'screen sharing',
    'help parents with computer',
    'family tech support',
    'see their screen',
    'no download',
    'no sign-up',
    'free',
  ],

  homeLink: (appName: string) => `${appName}, home page`,
  footerNavigation: 'About this site',
  language: 'Language',
  privacyLink: 'Privacy',
  termsLink: 'Terms',
}
