import type { Texts } from 'src/i18n/Texts'

export const panel: Texts['panel'] = {
  title: 'Hinweise für Sie',
  sees: 'Die Person, die Ihnen hilft, sieht Ihren Bildschirm.',
  seesBy: (name: string) => `${name} sieht Ihren Bildschirm.`,
  limits:
    'Diese Person kann auf etwas zeigen. Klicken oder tippen kann sie nicht.',
  verified: 'Das ist die Person, die den Link gemacht hat.',
  ownsWords: 'Das ist die Person, zu der diese vier Wörter gehören.',
  hasLink: 'Diese Person hat den Link, den Sie geschickt haben.',
  sameHelper: (name: string, date: string) =>
    `Das ist ${name}, dieselbe Person wie am ${date}.`,
  sameAsBefore: (name: string) => `Das ist ${name}, dieselbe Person wie zuvor.`,
  notVerified: 'Nicht geprüft.',
  since: (time: string) => `Seit ${time}.`,
  idle: 'Wenn Ihnen die andere Person etwas zeigt, sehen Sie es hier.',
  shows: 'Die andere Person zeigt auf etwas',
  showsBy: (name: string) => `${name} zeigt auf etwas`,
  place: {
    upperLeft: 'Schauen Sie nach oben links',
    top: 'Schauen Sie nach oben',
    upperRight: 'Schauen Sie nach oben rechts',
    left: 'Schauen Sie nach links',
    middle: 'Schauen Sie in die Mitte',
    right: 'Schauen Sie nach rechts',
    lowerLeft: 'Schauen Sie nach unten links',
    bottom: 'Schauen Sie nach unten',
    lowerRight: 'Schauen Sie nach unten rechts',
  },
  closeUp: 'Die Stelle, vergrößert',
  map: 'Ihr Bildschirm im Kleinen',
  bigger: 'Größere Schrift',
  open: 'Hilfefenster öffnen',
  openText:
    'Es bleibt immer im Vordergrund und zeigt Ihnen, wohin Sie schauen sollen.',
  keepOnTop: 'Im Vordergrund behalten',
}
