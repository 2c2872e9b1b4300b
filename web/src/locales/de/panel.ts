import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'Hinweise für Sie',
  sees: 'Die Person, die Ihnen hilft, sieht Ihren Bildschirm.',
  seesBy: (name: string) => `${name} sieht Ihren Bildschirm.`,
  limits: 'Auf etwas zeigen: ja. Anklicken oder tippen: nein.',
  idle: 'Wird Ihnen etwas gezeigt, sehen Sie es hier.',
  shows: 'Ihnen wird etwas gezeigt',
  showsBy: (name: string) => `${name} zeigt Ihnen etwas`,
  place: {
    upperLeft: 'oben links',
    top: 'oben',
    upperRight: 'oben rechts',
    left: 'links',
    middle: 'in der Mitte',
    right: 'rechts',
    lowerLeft: 'unten links',
    bottom: 'unten',
    lowerRight: 'unten rechts',
  },
  closeUp: 'Die Stelle, vergrößert',
  map: 'Alles, was Sie zeigen, klein',
  bigger: 'Größere Schrift',
  open: 'Hilfefenster öffnen',
  openText:
    'Es bleibt im Vordergrund und zeigt Ihnen, wohin Sie schauen sollen.',
  keepOnTop: 'Im Vordergrund behalten',
}
