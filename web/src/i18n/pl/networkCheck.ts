import type { Documents } from 'src/i18n/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Sprawdź moje połączenie',
  introduction:
    'Trwa to kilka sekund. Kamera i mikrofon nie są potrzebne, do nikogo nie dzwonimy.',
  steps: {
    signalling: 'Nasz serwer',
    stun: 'Połączenie bezpośrednie',
    udp: 'Przez punkt pośredni, szybką drogą (UDP)',
    tcp: 'Przez punkt pośredni, po TCP',
    tls: 'Przez punkt pośredni, jak strony internetowe (TLS)',
  },
  outcomes: {
    testing: 'Sprawdzamy…',
    works: 'Działa',
    answers: 'Odpowiada, ale nic nie przepuszcza',
    refused: 'Odrzuca połączenie',
    silent: 'Brak odpowiedzi',
    absent: 'Ta strona go nie ma',
  },
  verdicts: {
    testing: { title: 'Sprawdzamy połączenie', advice: '' },
    good: {
      title: 'Połączenie jest dobre',
      advice: 'Wszystko, czego wymaga pokazywanie ekranu, działa.',
    },
    slow: {
      title: 'Połączenie działa',
      advice:
        'Ta sieć blokuje szybką drogę, więc obraz może się trochę spóźniać. Nie trzeba nic robić.',
    },
    direct: {
      title: 'Połączenie prawdopodobnie wystarczy',
      advice:
        'Stąd nie ma dostępu do punktu pośredniego, ale w domu zwykle nie jest potrzebny. Jeśli komputery się nie połączą, proszę spróbować innej sieci, na przykład hotspotu w telefonie.',
    },
    refused: {
      title: 'Punkt pośredni odrzuca połączenie',
      advice:
        'To nie wina tego komputera ani tej sieci. Proszę powiadomić osoby prowadzące tę stronę. Między dwiema sieciami domowymi zwykle i tak to działa.',
    },
    blocked: {
      title: 'Ta sieć blokuje pokazywanie ekranu',
      advice:
        'Proszę spróbować innej sieci, na przykład hotspotu w telefonie. Jeśli działa VPN, proszę go wyłączyć. Potem można sprawdzić jeszcze raz.',
    },
    pagesOnly: {
      title: 'Ta sieć przepuszcza strony, ale nie połączenia',
      advice:
        'Może to robić VPN, program antywirusowy albo sieć firmowa. Wyłącz VPN albo użyj innej sieci, na przykład hotspotu w telefonie. Potem sprawdź jeszcze raz.',
    },
    offline: {
      title: 'Nie możemy połączyć się z naszym serwerem',
      advice:
        'Czy inna strona się otwiera? Jeśli nie, proszę sprawdzić internet. Jeśli tak, być może ta sieć nas blokuje: proszę wyłączyć VPN, jeśli działa, albo spróbować innej sieci.',
    },
  },
  again: 'Sprawdź jeszcze raz',
}
