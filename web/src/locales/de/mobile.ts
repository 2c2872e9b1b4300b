import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Den Bildschirm vom Handy zeigen',
  heading: 'Zum Zeigen nehmen Sie bitte einen Computer',
  reason:
    'Auf Handys und Tablets darf eine Internetseite den Bildschirm noch nicht zeigen. Bald soll das auch von dort gehen.',
  stepsHeading: 'Was Sie jetzt tun können',
  steps: [
    'Öffnen Sie denselben Link an einem Computer, mit Chrome, Edge, Firefox oder Safari.',
    'Um den Bildschirm von jemand anderem zu sehen, genügt dieses Handy oder Tablet.',
  ],
}
