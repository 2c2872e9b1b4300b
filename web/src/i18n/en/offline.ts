import { common } from './common'
import { home } from './home'

/** Texts for when a browser cannot reach the site. */
export const offline = {
  noInternet: {
    heading: 'You’re not connected to the internet',
    advice:
      'Check your Wi-Fi or the network cable. This page will open as soon as you’re connected again.',
  },
  unreachable: {
    heading: 'We can’t reach this site right now',
    advice:
      'Can you open another website? If not, check your internet connection. This page will open as soon as it can be reached again.',
  },
  tryAgain: common.tryAgain,
  sheets: home.sheets,
}
