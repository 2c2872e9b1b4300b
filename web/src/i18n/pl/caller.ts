import type { Texts } from 'src/i18n/Texts'

export const caller: Texts['caller'] = {
  calls: (name: string) => `Ta osoba przedstawia się jako „${name}”.`,
  somebody: 'Ktoś chce zobaczyć ten ekran.',
  firmHint:
    'To wygląda na nazwę firmy albo urzędu, więc nie będzie pokazane. Proszę podać imię, pod którym ta osoba Państwa zna.',
  firmButton: 'To wygląda na nazwę firmy albo urzędu. Jak ma na imię ta osoba?',

  question: 'Kto do kogo zadzwonił?',
  number:
    'Numer był w ostrzeżeniu na ekranie, w wiadomości albo w reklamie? Wtedy proszę wybrać „Zadzwoniono do mnie”.',
  coached:
    'Ktoś mówi, co tu nacisnąć? Wtedy proszę wybrać „Zadzwoniono do mnie”.',
  theyCalled: 'Zadzwoniono do mnie',
  iCalled: 'To ja dzwonię i znam tę osobę',

  warning: 'Proszę się na chwilę zatrzymać',
  sentences: [
    'Oszuści mówią, że są z Microsoftu, z banku albo z policji, albo że są z rodziny.',
    'Mówią, że trzeba się spieszyć i nikomu nic nie mówić.',
    'Potem patrzą, jak ktoś loguje się do banku, i zabierają pieniądze.',
  ],
  callBack:
    'Proszę się rozłączyć i oddzwonić na numer, który jest już znany. Ktoś uczciwy to zrozumie.',
  stop: 'Rozłącz się i zakończ',
  goOn: 'Mam pewność. Mimo to dalej',

  stopped: 'Teraz proszę odłożyć słuchawkę',
  stoppedText: 'Nikt nie widział tego ekranu.',
  steps: [
    'Wystarczy się rozłączyć. Nie trzeba niczego wyjaśniać.',
    'Proszę zadzwonić do kogoś zaufanego, na numer, który jest już znany.',
    'Czy ktoś dostał hasło albo pieniądze, albo coś zostało zainstalowane? Proszę od razu zadzwonić do banku, na numer z karty.',
  ],
}
