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

  doubtHeading: 'Ist das die Person, die Ihnen hilft?',
  doubtText:
    'Jemand ist ohne Ihren Link gekommen. Zu sehen ist nichts, bis Sie Ja sagen.',
  compare:
    'Fragen Sie nach den zwei Wörtern, die dort stehen. Es müssen dieselben sein wie hier:',
  ask: 'Fragen Sie am Telefon nach, ob es wirklich die Person ist, die Ihnen hilft. Wenn Sie nicht sicher sind, zeigen Sie nichts.',
  yourWords: 'Falls Sie nach zwei Wörtern gefragt werden, sagen Sie diese:',
}
