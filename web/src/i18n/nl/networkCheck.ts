import type { Documents } from 'src/i18n/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Mijn verbinding testen',
  introduction:
    'Het duurt een paar seconden. Uw camera en microfoon worden niet gebruikt en er wordt niemand gebeld.',
  steps: {
    signalling: 'Onze server',
    stun: 'Rechtstreekse verbinding',
    udp: 'Tussenstation (UDP, het snelst)',
    tcp: 'Tussenstation (TCP)',
    tls: 'Tussenstation (TLS, zoals een gewone website)',
  },
  outcomes: {
    testing: 'Wordt getest…',
    works: 'Werkt',
    answers: 'Antwoordt, maar er komt niets door',
    refused: 'Weigert de verbinding',
    silent: 'Geen antwoord',
    absent: 'Niet ingericht op deze site',
  },
  verdicts: {
    testing: { title: 'Uw verbinding wordt getest', advice: '' },
    good: {
      title: 'Uw verbinding is goed',
      advice: 'Alles wat nodig is om een scherm te delen, werkt.',
    },
    slow: {
      title: 'Uw verbinding werkt',
      advice:
        'Uw netwerk blokkeert de snelste route, dus het beeld komt misschien iets later. U hoeft niets te doen.',
    },
    direct: {
      title: 'Uw verbinding is waarschijnlijk goed genoeg',
      advice:
        'Er is geen tussenstation om op terug te vallen, maar thuis is dat meestal niet nodig. Lukt de verbinding niet, probeer dan een ander netwerk, bijvoorbeeld de hotspot van een telefoon.',
    },
    refused: {
      title: 'Het tussenstation weigert de verbinding',
      advice:
        'Het ligt niet aan u. Vertel het aan wie deze site beheert. Tussen twee thuisnetwerken werkt het meestal toch.',
    },
    blocked: {
      title: 'Uw netwerk blokkeert het delen van schermen',
      advice:
        'Probeer een ander netwerk, bijvoorbeeld de hotspot van een telefoon. Als u een VPN gebruikt, zet die dan uit. Test daarna opnieuw.',
    },
    pagesOnly: {
      title: 'Uw netwerk laat pagina’s door, maar geen gesprekken',
      advice:
        'Dat kan aan een VPN, een virusscanner of een bedrijfsnetwerk liggen. Zet een VPN uit, of probeer een ander netwerk, zoals de hotspot van een telefoon. Test daarna opnieuw.',
    },
    offline: {
      title: 'We kunnen onze server niet bereiken',
      advice:
        'Gaat een andere website wel open? Zo niet, controleer dan uw internetverbinding. Zo wel, dan blokkeert uw netwerk ons misschien: zet uw VPN uit als u die gebruikt, of probeer een ander netwerk.',
    },
  },
  again: 'Opnieuw testen',
}
