import type { RingingTexts } from 'src/i18n/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Dzwonimy: ${name}…`,
  rung: (name: string) => `Zadzwoniliśmy: ${name}.`,
  pageOpen: (name: string) =>
    `Zadzwoniliśmy: ${name}. Strona jest tam otwarta.`,
  gone: (name: string) =>
    `Nie można już stąd zadzwonić, przynajmniej do następnego wspólnego udostępniania: ${name}. Proszę zatelefonować. Ekran można tu nadal udostępnić.`,
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
  homeScreen:
    'To urządzenie może zadzwonić, gdy ktoś naciśnie przycisk z prośbą o pomoc. Najpierw trzeba dodać tę stronę do ekranu początkowego:',
  homeScreenSteps: [
    'Proszę nacisnąć w przeglądarce przycisk udostępniania, kwadrat ze strzałką.',
    'Proszę wybrać „Do ekranu początkowego”.',
    'Proszę otworzyć Kinscreen stamtąd i tam ustawić link i dzwonienie.',
  ],
  browserCannot:
    'Ta przeglądarka nie może dzwonić. Gdy ta strona jest otwarta, widać na niej, że ktoś potrzebuje pomocy.',
  isOn: 'To urządzenie dzwoni dla osób, które mają na to zgodę. Przy kimś nowym pytamy o nią w trakcie udostępniania i po nim.',
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
  letHeading: (name: string) => `Pozwolić na dzwonienie: ${name}?`,
  letHeadingWithoutName: 'Czy ta osoba może następnym razem zadzwonić?',
  letText:
    'Gdy naciśnie przycisk z prośbą o pomoc, to urządzenie zadzwoni, nawet jeśli ta strona jest zamknięta. Zgodę można cofnąć w każdej chwili.',
  letRing: (name: string) => `Pozwól dzwonić: ${name}`,
  letRingWithoutName: 'Pozwól dzwonić',
  letDone: (name: string) => `Od teraz może tu dzwonić: ${name}.`,
  letDoneWithoutName: 'Od teraz ta osoba może tu dzwonić.',
  letLater:
    'Strona jest tam już zamknięta. Ta osoba będzie mogła dzwonić po następnym wspólnym udostępnianiu.',
  takeBack: (name: string) => `Cofnij zgodę: ${name}`,
  takeBackFrom: (date: string) =>
    `Cofnij zgodę osobie, która miała pomoc ${date}`,
  taken: (name: string) => `Nie może już tu dzwonić: ${name}.`,
  takenWithoutName: 'Ta osoba nie może już tu dzwonić.',
  takenLater:
    'Zadziała to w pełni, gdy przeglądarka połączy się ze swoją usługą powiadomień. Proszę sprawdzić połączenie z internetem i otworzyć tę stronę ponownie.',
  othersLater:
    'Pozostałe osoby będą mogły znów dzwonić po następnym wspólnym udostępnianiu.',
  answerHeading: 'Teraz się nie da? Wystarczy jedno dotknięcie:',
  tomorrowAt: (time: string) => `Jutro o ${time}`,
  sending: 'Wysyłamy odpowiedź…',
  delivered: 'Odpowiedź jest tam już widoczna.',
  lost: 'Odpowiedź nie dotarła. Być może strona została zamknięta.',
}
