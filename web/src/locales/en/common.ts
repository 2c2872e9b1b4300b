export const common = {
  loading: 'Loading...',
  backToHome: 'Back to the home page',
  description: (appName: string) =>
    `${appName} makes being your family's tech support easier: they share their screen, you see it. One click and done, no downloads or sign-up.`,
  keywords: [
    'screen sharing',
    'help parents with computer',
    'family tech support',
    'remote help',
    'no download',
    'no sign-up',
    'free',
  ],
  homeLink: (appName: string) => `${appName}, home page`,
  privacyLink: 'Privacy',
  termsLink: 'Terms',
  footerNavigation: 'About this site',
}
