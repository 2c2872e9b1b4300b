import type { Documents } from 'src/locales/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Sprawdź moje połączenie',
  introduction:
    'Trwa to kilka sekund, bez kamery i bez mikrofonu. Do nikogo nie dzwonimy.',
  steps: {
    signalling: 'Nasz serwer',
    stun: 'Bezpośrednia droga do innych',
    udp: 'Przez pośrednika, szybką drogą (UDP)',
    tcp: 'Przez pośrednika, po TCP',
    tls: 'Przez pośrednika, jak strony internetowe (TLS)',
  },
  outcomes: {
    testing: 'Sprawdzamy',
    works: 'Działa',
    answers: 'Odpowiada, ale nic nie przepuszcza',
    refused: 'Odmawia',
    silent: 'Brak odpowiedzi',
    absent: 'Tutaj go nie ma',
  },
  verdicts: {
    testing: { title: 'Sprawdzamy połączenie', advice: '' },
    good: {
      title: 'Połączenie jest dobre',
      advice:
        'Wszystko, czego wymaga pokazywanie ekranu, działa z tego miejsca.',
    },
    slow: {
      title: 'Połączenie działa',
      advice:
        'Ta sieć blokuje szybką drogę, więc obraz może się trochę spóźniać. Nie trzeba nic robić.',
    },
    direct: {
      title: 'Połączenie prawdopodobnie wystarczy',
      advice:
        'Stąd nie ma dostępu do pośrednika, ale w domu zwykle nie jest potrzebny. Jeśli komputery się nie odnajdą, proszę spróbować innej sieci, na przykład hotspotu w telefonie.',
    },
    refused: {
      title: 'Pośrednik nam odmawia',
      advice:
        'To nie jest Państwa wina. Proszę powiadomić osoby prowadzące tę stronę. Między dwiema sieciami domowymi zwykle i tak to działa.',
    },
    blocked: {
      title: 'Ta sieć blokuje pokazywanie ekranu',
      advice:
        'Proszę spróbować innej sieci, na przykład hotspotu w telefonie. Jeśli działa VPN, proszę go wyłączyć. Potem można sprawdzić jeszcze raz.',
    },
    offline: {
      title: 'Nasz serwer nie odpowiada',
      advice:
        'Czy inna strona się otwiera? Jeśli nie, proszę sprawdzić internet. Jeśli tak, być może ta sieć nas blokuje: proszę wyłączyć VPN, jeśli działa, albo spróbować innej sieci.',
    },
  },
  again: 'Sprawdź jeszcze raz',
}
