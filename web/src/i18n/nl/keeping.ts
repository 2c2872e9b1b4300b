import type { Texts } from 'src/i18n/Texts'

export const keeping: Texts['keeping'] = {
  keepLink: 'Elke keer dezelfde link gebruiken',
  keepLinkText:
    'U krijgt een eigen link en vier eigen woorden. Die blijven hetzelfde, dus wie u helpt, kan u met één knop weer bereiken.',
  making: 'Uw link wordt gemaakt. Dat kan een minuut duren…',
  made: 'Dit is nu uw eigen link. Verstuur deze.',
  kept: 'Dit is uw eigen link. Hij is elke keer hetzelfde als u deze pagina in deze browser opent.',
  elsewhere:
    'Uw eigen link wordt in een ander tabblad gebruikt. In dit tabblad staat een andere link.',
  lost: 'Deze browser heeft uw eigen link niet meer. Wie die link of de knop nog gebruikt, kan u niet bereiken. Maak een nieuwe en stuur die naar hen.',
  notMade:
    'Het is niet gelukt om uw link te maken. Controleer de internetverbinding en probeer het opnieuw.',
  newLink: 'Nieuwe link maken',
  newLinkText:
    'Uw link en de vier woorden werken dan niet meer voor wie ze heeft, en de bewaarde knoppen ook niet.',
  replace: 'Ja, mijn link vervangen',

  offerWithoutName: 'Wilt u een knop voor uw helper?',
  offerText:
    'Als u weer hulp nodig hebt, opent u deze site en drukt u erop. Een link hebt u dan niet nodig.',
  nameLabel: 'Naam op de knop',
  keepButton: 'De knop op deze computer bewaren',
  keptButton: (place: string, button: string) =>
    `Klaar. Ga de volgende keer naar ${place} en druk op ‘${button}’.`,

  heading: 'Uw helpers',
  getHelp: (name: string) => `Hulp vragen aan ${name}`,
  removing: 'Een knop verwijderen',
  remove: (name: string) => `${name} verwijderen`,
  removed: (name: string) => `De knop voor ${name} is verwijderd.`,
  undo: 'Ongedaan maken',

  icon: {
    desktop: 'Een pictogram op het bureaublad van deze computer zetten',
    device: 'Een pictogram op dit apparaat zetten',
    text: 'De volgende keer opent het pictogram deze site. Het adres hoeft u dan niet te typen.',
    removeFromDesktop:
      'Wilt u het later weghalen? Open het, klik bovenaan op de drie puntjes en kies verwijderen.',
    removeFromDevice: 'U kunt het later weghalen zoals elke andere app.',
    added: 'Klaar. Klik de volgende keer op het pictogram.',
  },
}
