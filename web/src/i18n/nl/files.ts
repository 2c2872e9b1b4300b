import type { Texts } from 'src/i18n/Texts'

export const files: Texts['files'] = {
  send: 'Bestand sturen',
  drop: 'Laat het bestand hier los om het te sturen',
  kinds: {
    picture: 'Afbeelding',
    pdf: 'PDF',
    document: 'Document',
    table: 'Rekenblad',
    slides: 'Presentatie',
    sound: 'Geluid',
    video: 'Video',
    other: 'Bestand',
  },
  kilobytes: (amount: string) => `${amount} KB`,
  megabytes: (amount: string) => `${amount} MB`,
  facts: (kind: string, size: string) => `${kind}, ${size}`,
  theyOffer: 'De ander wil u een bestand sturen',
  helperOffers: 'Uw helper wil u een bestand sturen',
  nameOffers: (name: string) => `${name} wil u een bestand sturen`,
  takeText:
    'Het wordt opgeslagen, niet geopend. Sla het alleen op als u het verwacht.',
  unknownSender:
    'Pas op: deze computer kent deze persoon nog niet. Sla het alleen op als u erom hebt gevraagd.',
  take: 'Bestand opslaan',
  decline: 'Nee, bedankt',
  cancel: 'Annuleren',
  asking: 'Wachten tot het wordt aangenomen',
  sending: 'Versturen',
  receiving: 'Ontvangen',
  paused: 'Wachten op de verbinding. Daarna gaat het verder waar het stopte.',
  checking: 'Bijna klaar',
  arrived: 'Het is aangekomen',
  saved: 'Opgeslagen. Het staat bij uw downloads.',
  savedElsewhere: 'Opgeslagen op de plek die u koos.',
  declined: 'Het is niet aangenomen',
  cancelled: 'Het is geannuleerd',
  busy: 'De ander beslist nog over een ander bestand. Probeer het zo nog een keer.',
  refused: 'Het is geweigerd. Zulke bestanden kunnen schade aanrichten.',
  broken:
    'Het bestand kwam beschadigd aan en is niet opgeslagen. Het moet opnieuw worden gestuurd.',
  unreadable:
    'Het bestand kan niet meer worden gelezen. Misschien is het verplaatst of gewijzigd.',
  unsaved:
    'Het bestand kon niet worden opgeslagen. Misschien is er niet genoeg ruimte.',
  gone: 'Dit bestand wordt niet meer gestuurd. Het moet opnieuw worden gestuurd.',
  problems: {
    empty: 'Dit bestand is leeg.',
    'too-large': 'Dit bestand is te groot. Het mag hoogstens 100 MB zijn.',
    kind: 'Zulke bestanden kunnen schade aanrichten. Daarom worden ze nooit gestuurd. Sla het op als pdf of maak er een foto van.',
    content:
      'De inhoud van dit bestand past niet bij de naam. Daarom wordt het nooit gestuurd. Sla het op als pdf of maak er een foto van.',
    unreadable: 'Dit kan niet worden gelezen. Is het een map?',
    'no-connection':
      'Niet verstuurd. Er is nu geen verbinding. Probeer het nog een keer als die er weer is.',
    'one-at-a-time': 'Eén bestand tegelijk. Wacht tot het eerste klaar is.',
    'too-many':
      'Dat zijn veel bestanden. Wacht een minuut en probeer het dan nog eens.',
    older:
      'De andere pagina is een oudere versie die geen bestanden kan ontvangen. Ze moet worden gesloten en de link opnieuw geopend.',
  },
}
