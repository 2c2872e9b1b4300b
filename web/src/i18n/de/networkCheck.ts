import type { Documents } from 'src/i18n/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Meine Verbindung testen',
  introduction:
    'Das dauert ein paar Sekunden. Kamera und Mikrofon bleiben aus, und es wird niemand angerufen.',
  steps: {
    signalling: 'Unser Server',
    stun: 'Direkte Verbindung',
    udp: 'Zwischenstation (UDP, am schnellsten)',
    tcp: 'Zwischenstation (TCP)',
    tls: 'Zwischenstation (TLS, wie bei Internetseiten)',
  },
  outcomes: {
    testing: 'Wird getestet\u00a0…',
    works: 'Funktioniert',
    answers: 'Antwortet, lässt aber nichts durch',
    refused: 'Abgelehnt',
    silent: 'Keine Antwort',
    absent: 'Hier nicht eingerichtet',
  },
  verdicts: {
    testing: { title: 'Ihre Verbindung wird getestet', advice: '' },
    good: {
      title: 'Ihre Verbindung ist gut',
      advice: 'Alles, was zum Zeigen des Bildschirms nötig ist, funktioniert.',
    },
    slow: {
      title: 'Ihre Verbindung funktioniert',
      advice:
        'Ihr Netz sperrt den schnellsten Weg, deshalb kommt das Bild vielleicht etwas später an. Sie müssen nichts tun.',
    },
    direct: {
      title: 'Ihre Verbindung reicht wahrscheinlich',
      advice:
        'Es gibt keine Zwischenstation, auf die wir ausweichen könnten, aber die meisten Netze zu Hause brauchen keine. Klappt die Verbindung nicht, versuchen Sie ein anderes Netz, zum Beispiel den Hotspot eines Handys.',
    },
    refused: {
      title: 'Die Zwischenstation hat die Verbindung abgelehnt',
      advice:
        'Es liegt nicht an Ihnen. Sagen Sie bitte denen Bescheid, die diese Seite betreiben. Zwischen zwei Netzen zu Hause klappt es meist trotzdem.',
    },
    blocked: {
      title: 'Ihr Netz sperrt das Zeigen des Bildschirms',
      advice:
        'Versuchen Sie ein anderes Netz, zum Beispiel den Hotspot eines Handys. Wenn Sie ein VPN benutzen, schalten Sie es aus. Testen Sie dann noch einmal.',
    },
    pagesOnly: {
      title: 'Ihr Netz lässt Seiten durch, aber keine Anrufe',
      advice:
        'Ein VPN, ein Virenschutz oder ein Firmennetz kann das tun. Schalten Sie Ihr VPN aus, falls Sie eines benutzen, oder versuchen Sie ein anderes Netz, zum Beispiel den Hotspot eines Handys. Testen Sie dann noch einmal.',
    },
    offline: {
      title: 'Unser Server ist nicht zu erreichen',
      advice:
        'Lässt sich eine andere Seite öffnen? Wenn nicht, prüfen Sie Ihre Internetverbindung. Wenn ja, sperrt Ihr Netz uns vielleicht: Schalten Sie Ihr VPN aus, falls Sie eines benutzen, oder versuchen Sie ein anderes Netz.',
    },
  },
  again: 'Noch einmal testen',
}
