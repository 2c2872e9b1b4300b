import type { Documents } from 'src/locales/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Meine Verbindung testen',
  introduction:
    'Das dauert ein paar Sekunden, ohne Kamera und ohne Mikrofon. Niemand wird angerufen.',
  steps: {
    signalling: 'Unser Server',
    stun: 'Der direkte Weg zu anderen',
    udp: 'Über eine Zwischenstation, der schnelle Weg (UDP)',
    tcp: 'Über eine Zwischenstation mit TCP',
    tls: 'Über eine Zwischenstation, wie bei Webseiten (TLS)',
  },
  outcomes: {
    testing: 'Wird getestet',
    works: 'Klappt',
    answers: 'Antwortet, lässt aber nichts durch',
    refused: 'Weist uns ab',
    silent: 'Keine Antwort',
    absent: 'Gibt es hier nicht',
  },
  verdicts: {
    testing: { title: 'Ihre Verbindung wird getestet', advice: '' },
    good: {
      title: 'Ihre Verbindung ist gut',
      advice:
        'Alles, was das Zeigen des Bildschirms braucht, klappt von hier aus.',
    },
    slow: {
      title: 'Ihre Verbindung klappt',
      advice:
        'Ihr Netz sperrt den schnellen Weg, das Bild kommt vielleicht etwas später an. Sie müssen nichts tun.',
    },
    direct: {
      title: 'Ihre Verbindung reicht wahrscheinlich',
      advice:
        'Von hier aus ist keine Zwischenstation zu erreichen, aber zu Hause braucht man meist keine. Finden Sie nicht zueinander, so versuchen Sie ein anderes Netz, zum Beispiel den Hotspot eines Handys.',
    },
    refused: {
      title: 'Die Zwischenstation weist uns ab',
      advice:
        'Es liegt nicht an Ihnen. Sagen Sie bitte denen Bescheid, die diese Seite betreiben. Zwischen zwei Netzen zu Hause klappt es meist trotzdem.',
    },
    blocked: {
      title: 'Ihr Netz sperrt das Zeigen des Bildschirms',
      advice:
        'Versuchen Sie ein anderes Netz, zum Beispiel den Hotspot eines Handys. Schalten Sie ein VPN aus, falls eines läuft. Testen Sie dann noch einmal.',
    },
    offline: {
      title: 'Unser Server antwortet nicht',
      advice:
        'Lässt sich eine andere Seite öffnen? Wenn nicht, prüfen Sie Ihr Internet. Wenn ja, sperrt Ihr Netz uns vielleicht: Schalten Sie ein VPN aus, falls eines läuft, oder versuchen Sie ein anderes Netz.',
    },
  },
  again: 'Noch einmal testen',
}
