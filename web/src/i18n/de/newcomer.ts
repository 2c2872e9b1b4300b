import type { Texts } from 'src/i18n/Texts'

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

  strangerHeading: 'Jemand möchte Ihnen seinen Bildschirm zeigen',
  strangerText:
    'Wir können nicht erkennen, ob diese Person Ihren Link hat. Haben Sie gerade jemandem Ihre vier Wörter vorgelesen?',
  refuseStranger: 'Jetzt nicht',
  strangerWaits: 'Es geht los, sobald die Person auf ihrer Seite Ja sagt.',

  doubtHeading: 'Ist das die Person, die Ihnen hilft?',
  doubtText:
    'Jemand ist ohne Ihren Link gekommen. Zu sehen ist nichts, bis Sie Ja sagen.',
  compare:
    'Fragen Sie nach den zwei Wörtern, die dort stehen. Es müssen dieselben sein wie hier:',
  yourWords: 'Falls Sie nach zwei Wörtern gefragt werden, sagen Sie diese:',
}
