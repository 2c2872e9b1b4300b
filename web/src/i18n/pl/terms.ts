import type { Documents } from 'src/i18n/Texts'

export const terms: Documents['terms'] = {
  title: 'Zasady korzystania',
  introduction: (appName: string) =>
    `To są zasady korzystania z ${appName}. Celowo są krótkie.`,

  sections: [
    {
      heading: 'Co wolno',
      paragraphs: [
        'Z tej strony można korzystać bezpłatnie, aby pokazać komuś swój ekran albo zobaczyć ekran kogoś, kto chce go pokazać.',
        'Nie trzeba mieć konta, a skończyć można w każdej chwili, zamykając stronę.',
      ],
    },
    {
      heading: 'O co prosimy',
      paragraphs: [
        'Ekran proszę pokazywać tylko osobom znajomym i zaufanym. Wcześniej warto ukryć hasła oraz zamknąć strony banku i prywatne wiadomości.',
        'Proszę nikogo nie naciskać ani nie nakłaniać podstępem do pokazania ekranu. Proszę nie zachowywać ani nie przekazywać dalej tego, co widać, chyba że druga osoba się zgodzi.',
        'Proszę nie zakłócać działania strony innym i nie używać jej do niczego niezgodnego z prawem.',
      ],
    },
    {
      heading: 'Czego nie możemy obiecać',
      paragraphs: [
        'Usługa jest udostępniana w stanie, w jakim się znajduje. Zależy od przeglądarki, sieci i drugiej osoby, więc może działać wolno, przerwać się albo nie działać wcale.',
        'O ile prawo na to pozwala, nie odpowiadamy za straty ani szkody wynikające z korzystania ani za to, co inna osoba zrobi z tym, co zostało jej pokazane.',
      ],
    },
    {
      heading: 'Zmiany',
      paragraphs: [
        'Możemy zmienić lub zakończyć usługę. Obowiązują zasady, które są na tej stronie w chwili korzystania.',
      ],
    },
  ],

  contactHeading: 'Pytania',
  contact: (companyName: string) =>
    `Tę stronę prowadzi ${companyName}. Proszę do nas napisać:`,
}
