import type { RingingTexts } from 'src/i18n/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `We bellen bij ${name} aan…`,
  rung: (name: string) => `We hebben bij ${name} aangebeld.`,
  pageOpen: (name: string) =>
    `We hebben bij ${name} aangebeld. De pagina daar is open.`,
  gone: (name: string) =>
    `Aanbellen bij ${name} kan niet meer, in elk geval tot u weer samen deelt. Telefoneer even. Uw scherm kunt u hier gewoon delen.`,
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
  homeScreen:
    'Dit apparaat kan overgaan als iemand op uw knop drukt. Zet deze site eerst op uw beginscherm:',
  homeScreenSteps: [
    'Tik op de deelknop van de browser, het vierkant met een pijl.',
    'Kies ‘Zet op beginscherm’.',
    'Open Kinscreen vanaf daar, en stel daar uw link en het overgaan in.',
  ],
  browserCannot:
    'Deze browser kan niet overgaan. Zolang deze pagina open is, ziet u het als iemand u nodig heeft.',
  isOn: 'Dit apparaat gaat over voor wie dat van u mag. Bij iemand nieuw wordt het u tijdens en na het delen gevraagd.',
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
  letHeading: (name: string) => `Mag ${name} bij u aanbellen?`,
  letHeadingWithoutName: 'Mag deze persoon de volgende keer bij u aanbellen?',
  letText:
    'Als die op uw knop drukt, gaat dit apparaat over, ook als deze pagina dicht is. U kunt dit altijd weer intrekken.',
  letRing: (name: string) => `${name} laten aanbellen`,
  letRingWithoutName: 'Laten aanbellen',
  letDone: (name: string) => `${name} kan vanaf nu bij u aanbellen.`,
  letDoneWithoutName: 'Deze persoon kan vanaf nu bij u aanbellen.',
  letLater:
    'De pagina daar is al dicht. Na de volgende keer dat u samen deelt, kan er worden aangebeld.',
  takeBack: (name: string) => `Toestemming van ${name} intrekken`,
  takeBackFrom: (date: string) =>
    `Toestemming intrekken van wie u op ${date} hebt geholpen`,
  taken: (name: string) => `${name} kan niet meer bij u aanbellen.`,
  takenWithoutName: 'Deze persoon kan niet meer bij u aanbellen.',
  takenLater:
    'Het werkt helemaal zodra uw browser zijn dienst voor meldingen bereikt. Controleer de internetverbinding en open deze pagina opnieuw.',
  othersLater:
    'De anderen kunnen weer aanbellen na de volgende keer dat u samen deelt.',
  answerHeading: 'Kan het nu niet? Laat het met één tik weten:',
  tomorrowAt: (time: string) => `Morgen om ${time}`,
  sending: 'Uw antwoord wordt verstuurd…',
  delivered: 'Uw antwoord is daar nu te lezen.',
  lost: 'Uw antwoord is niet aangekomen. Misschien is de pagina daar al gesloten.',
}
