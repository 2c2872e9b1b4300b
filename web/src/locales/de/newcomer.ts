import type { Texts } from 'src/locales/Texts'

export const newcomer: Texts['newcomer'] = {
  heading: 'Jemand anders hat Ihren Link geöffnet',
  atSharer:
    'Vielleicht ist es die Person, die Ihnen hilft, an einem anderen Gerät – vielleicht auch jemand, den Sie nicht kennen. Zu sehen ist nichts, bis Sie Ja sagen.',
  admitAtSharer: 'Meinen Bildschirm zeigen',
  refuseAtSharer: 'Nicht zeigen',
  atViewer:
    'Hier möchte jemand seinen Bildschirm zeigen. Die Person, der Sie geholfen haben, kann noch zurückkommen.',
  admitAtViewer: 'Bildschirm ansehen',
  refuseAtViewer: 'Weiter warten',
  turnAway: 'Ich erwarte jemand anderen',
}
