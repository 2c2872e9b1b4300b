import type { RingingTexts } from 'src/locales/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `We bellen bij ${name} aan…`,
  rung: (name: string) => `We hebben bij ${name} aangebeld.`,
  pageOpen: (name: string) =>
    `We hebben bij ${name} aangebeld. De pagina daar is open.`,
  gone: (name: string) =>
    `Aanbellen bij ${name} kan niet meer. Telefoneer even en vraag om ‘Op dit apparaat aanbellen’ weer aan te zetten.`,
  tooMany: (name: string) =>
    `Bij ${name} is al een paar keer aangebeld. Wacht een minuut, of telefoneer.`,
  failed: (name: string) =>
    `Aanbellen bij ${name} is niet gelukt. Probeer het opnieuw, of telefoneer.`,
  ring: (name: string) => `Bij ${name} aanbellen`,
  again: (name: string) => `Nog eens bij ${name} aanbellen`,
  helperCannot: (name: string) => `${name} kan nu niet helpen.`,
  freeToday: (name: string, time: string) => `${name} kan om ${time} helpen.`,
  freeTomorrow: (name: string, time: string) =>
    `${name} kan morgen om ${time} helpen.`,
  comeBack: 'U kunt deze pagina sluiten en dan weer op de knop drukken.',
  tryLater: 'U kunt deze pagina sluiten en het later opnieuw proberen.',
  switchLabel: 'Op dit apparaat aanbellen',
  switchText:
    'Als iemand op uw knop drukt, gaat dit apparaat over, ook als deze pagina dicht is.',
  isOn: 'Dit apparaat gaat over voor iedereen die uw knop bewaart. Hun computer leert dat de volgende keer dat u samen deelt.',
  undo: 'Om dit ongedaan te maken, zet u het hier uit. Dan kan niemand meer bij dit apparaat aanbellen.',
  asking:
    'Uw browser vraagt of deze site meldingen mag tonen. Sta dat daar toe.',
  refused:
    'Het staat nog uit, omdat de browser geen meldingen mocht tonen. U kunt het opnieuw proberen.',
  blocked:
    'Uw browser blokkeert meldingen van deze site. Klik op het pictogram naast het webadres, sta meldingen toe en zet het weer aan.',
  notSwitched:
    'Aanzetten is niet gelukt. Controleer de internetverbinding en probeer het opnieuw.',
  callers: 'Wie bij u kan aanbellen',
  callerLabel: (date: string) => `Naam van wie u op ${date} hebt geholpen`,
  callerHint: 'De melding toont deze naam. Die blijft in deze browser.',
  nameHeading: 'De volgende keer kan er worden aangebeld',
  nameLabel: 'Wie was het?',
  saveName: 'Naam opslaan',
  answerHeading: 'Kan het nu niet? Laat het met één tik weten:',
  tomorrowAt: (time: string) => `Morgen om ${time}`,
  sending: 'Uw antwoord wordt verstuurd…',
  delivered: 'Uw antwoord is daar nu te lezen.',
  lost: 'Uw antwoord is niet aangekomen. Misschien is de pagina daar al gesloten.',
}
