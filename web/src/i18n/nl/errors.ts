import type { Texts } from 'src/i18n/Texts'

export const errors: Texts['errors'] = {
  '404': {
    shortTitle: '404',
    title: 'Deze pagina is er niet',
    description:
      'Misschien zit er een tikfout in het adres, of is de pagina verhuisd.',
  },
  unknown: {
    shortTitle: 'Oei',
    title: 'Er ging iets mis',
    description:
      'Probeer het later nog eens. Lukt het dan nog niet, schrijf ons dan even.',
  },
  network: {
    shortTitle: 'Storing',
    title: 'We krijgen geen verbinding met het netwerk',
    description:
      'Kijk of uw internet het doet of probeer het later nog eens. Lukt het dan nog niet, schrijf ons dan even.',
  },

  'sharer-left': {
    shortTitle: 'Tot ziens',
    title: 'De ander is weggegaan',
    description: 'Met dezelfde link kan de ander zo weer terugkomen.',
  },
  'sharer-stopped': {
    shortTitle: 'Oei',
    title: 'De ander laat het scherm niet meer zien',
    description: 'Met dezelfde link kan de ander het weer laten zien.',
  },
  'sharer-returned': {
    shortTitle: 'Daar weer',
    title: 'De ander is terug',
    description:
      'Een druk op de knop is genoeg. Dan ziet u het scherm hier weer.',
  },
  'viewer-left': {
    shortTitle: 'Tot ziens',
    title: 'Uw helper is weggegaan',
    description:
      'Vraag om een nieuwe link als u uw scherm weer wilt laten zien.',
  },
  'already-viewing': {
    shortTitle: 'Oei',
    title: 'Er kijkt al iemand mee',
    description: 'Er kan maar één persoon tegelijk meekijken.',
  },
  'viewer-not-proved': {
    shortTitle: 'Let op',
    title: 'We weten niet zeker of dit uw helper is',
    description:
      'Niemand heeft uw scherm gezien. De link is misschien oud, of er ontbreekt een stuk. Vraag om een nieuwe link.',
  },
  'viewer-not-compared': {
    shortTitle: 'Let op',
    title: 'Er is iemand gekomen zonder uw link',
    description:
      'We konden niet nagaan wie het was. Niemand heeft uw scherm gezien. Stuur uw helper de link nog een keer.',
  },
  'stranger-keeps-trying': {
    shortTitle: 'Let op',
    title: 'Iemand blijft proberen om mee te kijken',
    description:
      'Niemand heeft uw scherm gezien. Bel eerst uw helper, op een nummer dat u kent, en stuur de link daarna in een bericht.',
  },
  'sharer-not-proved': {
    shortTitle: 'Let op',
    title: 'We weten niet zeker wie er is',
    description:
      'Er is niets getoond. De link is misschien oud, of er ontbreekt een stuk. Gebruik een nieuwe link.',
  },

  'invalid-account-details': {
    shortTitle: 'Oei',
    title: 'Het wachtwoord of e-mailadres klopt niet',
    description: '',
  },
  'email-taken': {
    shortTitle: 'Oei',
    title: 'Dit e-mailadres is al in gebruik',
    description: 'Probeer ermee in te loggen.',
  },
  'no-account-with-email': {
    shortTitle: 'Oei',
    title: 'We kunnen dit account niet vinden',
    description: 'Kijk uw e-mailadres nog even na.',
  },
  'reset-password-token-invalid': {
    shortTitle: 'Oei',
    title: 'Het wachtwoord kan zo niet worden veranderd',
    description: 'Vraag een nieuwe link aan om uw wachtwoord te veranderen.',
  },
  'accept-invite-already-member': {
    shortTitle: 'Oei',
    title: 'De uitnodiging kan niet worden aangenomen',
    description: 'U hoort al bij dit team.',
  },
  'accept-invite-email-mismatch': {
    shortTitle: 'Oei',
    title: 'De uitnodiging kan niet worden aangenomen',
    description: 'De uitnodiging is voor een ander e-mailadres.',
  },
  'accept-invite-token-expired': {
    shortTitle: 'Oei',
    title: 'De uitnodiging kan niet worden aangenomen',
    description: 'De uitnodiging is verlopen.',
  },
  'accept-invite-token-invalid': {
    shortTitle: 'Oei',
    title: 'De uitnodiging kan niet worden aangenomen',
    description: 'De link van de uitnodiging klopt niet.',
  },

  'someone-else-sharing': {
    shortTitle: 'Bezet',
    title: 'Iemand anders laat nu een scherm zien',
    description:
      'Uw helper kijkt naar het scherm van iemand anders. Wacht tot uw helper klaar is en probeer het dan nog eens.',
  },
  'declined-by-viewer': {
    shortTitle: 'Oei',
    title: 'Uw helper heeft niet aangenomen',
    description:
      'Misschien verwacht uw helper iemand anders. Vraag het na en druk dan nog eens op de knop.',
  },
  'declined-by-sharer': {
    shortTitle: 'Oei',
    title: 'De ander heeft u niet toegelaten',
    description:
      'Misschien wordt er iemand anders verwacht. Vraag het na en probeer het dan opnieuw.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Bijna klaar',
    title: 'Uw computer moet het eerst toestaan',
    description: 'Niemand heeft iets gezien. Zo doet u het:',
  },
  'display-capture-unsupported': {
    shortTitle: 'Helaas',
    title: 'Dit apparaat kan zijn scherm niet laten zien',
    description:
      'Telefoons en tablets kunnen hun scherm niet via een webpagina laten zien. Open dezelfde link op een computer.',
  },
  'display-capture-failed': {
    shortTitle: 'Oei',
    title: 'Het lukte niet om uw scherm te laten zien',
    description:
      'Niemand heeft iets gezien. Probeer het nog eens of kies een ander scherm of venster.',
  },
  'not-secure-context': {
    shortTitle: 'Bijna klaar',
    title: 'Deze pagina is niet beveiligd',
    description:
      'Browsers laten een scherm alleen zien vanaf beveiligde pagina’s. Kijk of het adres met https:// begint en open het opnieuw.',
  },
  'browser-unsupported': {
    shortTitle: 'Helaas',
    title: 'Deze browser is te oud om uw scherm te laten zien',
    description:
      'Open dezelfde link op een computer, in een bijgewerkte Chrome, Edge, Firefox of Safari.',
  },
  'webrtc-missing': {
    shortTitle: 'Helaas',
    title: 'Deze browser kan geen verbinding maken',
    description:
      'Iets wat daarvoor nodig is, ontbreekt of staat uit. Open dezelfde link in een bijgewerkte Chrome, Edge, Firefox of Safari.',
  },
  'display-capture-refused': {
    shortTitle: 'Bijna klaar',
    title: 'Uw browser blokkeert het delen van het scherm',
    description:
      'Hij is zo ingesteld dat hij op deze pagina geen scherm laat zien. U kunt dat hier veranderen en het opnieuw proberen. Niemand heeft iets gezien.',
  },
  'sign-in-required': {
    shortTitle: 'Bijna klaar',
    title: 'Meld u eerst aan',
    description:
      'Hier kunnen alleen helpers die zich hebben aangemeld een scherm zien. Het duurt maar even en brengt u hier terug.',
  },
  'in-app-browser': {
    shortTitle: 'Bijna klaar',
    title: 'Open deze link in uw browser',
    description:
      'U hebt hem in een andere app geopend, en daar kan er niets getoond worden. Dezelfde link werkt in uw browser.',
  },
  'camera-refused': {
    shortTitle: 'Bijna klaar',
    title: 'Uw browser blokkeert de camera',
    description:
      'Niemand heeft iets gezien. Sta deze pagina toe de camera te gebruiken en probeer het opnieuw.',
  },
  'calls-blocked': {
    shortTitle: 'Oei',
    title: 'Uw netwerk laat pagina’s door, maar geen gesprekken',
    description:
      'Dat kan aan een VPN, een virusscanner of een bedrijfsnetwerk liggen. ‘Mijn verbinding testen’ laat zien wat er doorkomt.',
  },
  'camera-failed': {
    shortTitle: 'Oei',
    title: 'We konden de camera niet starten',
    description:
      'Niemand heeft iets gezien. Sluit andere apps die de camera gebruiken en probeer het opnieuw.',
  },
}
