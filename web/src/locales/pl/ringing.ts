import type { RingingTexts } from 'src/locales/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Dzwonimy: ${name}…`,
  rung: (name: string) => `Zadzwoniliśmy: ${name}.`,
  pageOpen: (name: string) =>
    `Zadzwoniliśmy: ${name}. Strona jest tam otwarta.`,
  gone: (name: string) =>
    `Nie można już stąd zadzwonić: ${name}. Proszę zatelefonować i poprosić o ponowne włączenie opcji „Dzwoń na tym urządzeniu”.`,
  tooMany: (name: string) =>
    `Dzwoniliśmy już kilka razy: ${name}. Proszę poczekać minutę albo zatelefonować.`,
  failed: (name: string) =>
    `Nie udało się zadzwonić: ${name}. Proszę spróbować ponownie albo zatelefonować.`,
  ring: (name: string) => `Zadzwoń: ${name}`,
  again: (name: string) => `Zadzwoń ponownie: ${name}`,
  helperCannot: (name: string) => `${name} nie może teraz pomóc.`,
  freeToday: (name: string, time: string) => `${name} może pomóc o ${time}.`,
  freeTomorrow: (name: string, time: string) =>
    `${name} może pomóc jutro o ${time}.`,
  comeBack: 'Można zamknąć tę stronę i o tej porze ponownie nacisnąć przycisk.',
  tryLater: 'Można zamknąć tę stronę i spróbować później.',
  switchLabel: 'Dzwoń na tym urządzeniu',
  switchText:
    'Gdy ktoś naciśnie przycisk z prośbą o pomoc, to urządzenie zadzwoni, nawet jeśli ta strona jest zamknięta.',
  isOn: 'To urządzenie dzwoni dla osób, które zachowały przycisk. Ich komputer dowie się, jak to zrobić, przy następnym udostępnianiu.',
  undo: 'Aby to cofnąć, wystarczy wyłączyć tę opcję tutaj. Wtedy nikt nie zadzwoni na to urządzenie.',
  asking:
    'Przeglądarka pyta, czy ta strona może pokazywać powiadomienia. Proszę na to zezwolić.',
  refused:
    'Opcja jest nadal wyłączona, bo przeglądarka nie może pokazywać powiadomień. Można spróbować ponownie.',
  blocked:
    'Przeglądarka blokuje powiadomienia z tej strony. Proszę kliknąć ikonę obok adresu, zezwolić na powiadomienia i włączyć opcję ponownie.',
  notSwitched:
    'Nie udało się włączyć. Proszę sprawdzić połączenie z internetem i spróbować ponownie.',
  callers: 'Kto może tu zadzwonić',
  callerLabel: (date: string) => `Imię osoby, która miała pomoc ${date}`,
  callerHint: 'Powiadomienie pokaże to imię. Pozostaje ono w tej przeglądarce.',
  nameHeading: 'Następnym razem ta osoba może zadzwonić',
  nameLabel: 'Kto to był?',
  saveName: 'Zapisz imię',
  answerHeading: 'Teraz się nie da? Wystarczy jedno dotknięcie:',
  tomorrowAt: (time: string) => `Jutro o ${time}`,
  sending: 'Wysyłamy odpowiedź…',
  delivered: 'Odpowiedź jest tam już widoczna.',
  lost: 'Odpowiedź nie dotarła. Być może strona została zamknięta.',
}
