import type { Documents } from 'src/locales/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Mijn verbinding testen',
  introduction:
    'Het duurt een paar seconden, zonder camera en zonder microfoon. Er wordt niemand gebeld.',
  steps: {
    signalling: 'Onze server',
    stun: 'Een directe weg naar anderen',
    udp: 'Via een tussenstation, de snelle weg (UDP)',
    tcp: 'Via een tussenstation over TCP',
    tls: 'Via een tussenstation, zoals webpagina’s (TLS)',
  },
  outcomes: {
    testing: 'Wordt getest',
    works: 'Werkt',
    answers: 'Antwoordt, maar laat niets door',
    refused: 'Wijst ons af',
    silent: 'Geen antwoord',
    absent: 'Is hier niet',
  },
  verdicts: {
    testing: { title: 'Uw verbinding wordt getest', advice: '' },
    good: {
      title: 'Uw verbinding is goed',
      advice: 'Alles wat nodig is om een scherm te delen, werkt hier.',
    },
    slow: {
      title: 'Uw verbinding werkt',
      advice:
        'Uw netwerk blokkeert de snelle weg, dus het beeld komt misschien iets later. U hoeft niets te doen.',
    },
    direct: {
      title: 'Uw verbinding is waarschijnlijk goed genoeg',
      advice:
        'Er is van hieruit geen tussenstation bereikbaar, maar thuis is dat meestal niet nodig. Vindt u elkaar niet, probeer dan een ander netwerk, bijvoorbeeld de hotspot van een telefoon.',
    },
    refused: {
      title: 'Het tussenstation wijst ons af',
      advice:
        'Het ligt niet aan u. Vertel het aan wie deze site beheert. Tussen twee thuisnetwerken werkt het meestal toch.',
    },
    blocked: {
      title: 'Uw netwerk blokkeert het delen van schermen',
      advice:
        'Probeer een ander netwerk, bijvoorbeeld de hotspot van een telefoon. Zet een VPN uit als die aanstaat. Test daarna opnieuw.',
    },
    offline: {
      title: 'Onze server antwoordt niet',
      advice:
        'Gaat een andere website wel open? Zo niet, controleer dan uw internet. Zo wel, dan blokkeert uw netwerk ons misschien: zet een VPN uit als die aanstaat, of probeer een ander netwerk.',
    },
  },
  again: 'Opnieuw testen',
}
