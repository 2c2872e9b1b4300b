import type { Documents } from 'src/i18n/Texts'

export const terms: Documents['terms'] = {
  title: 'Voorwaarden',
  introduction: (appName: string) =>
    `Dit zijn de regels voor het gebruik van ${appName}. Ze zijn met opzet kort.`,

  sections: [
    {
      heading: 'Wat u mag',
      paragraphs: [
        'U mag deze site gratis gebruiken om uw scherm aan iemand te laten zien, of om mee te kijken met het scherm van iemand die dat graag wil.',
        'U hebt geen account nodig en u kunt op elk moment stoppen door de pagina te sluiten.',
      ],
    },
    {
      heading: 'Wat we u vragen',
      paragraphs: [
        'Laat uw scherm alleen zien aan mensen die u kent en vertrouwt. Sluit vooraf wachtwoorden, pagina’s van uw bank en persoonlijke berichten.',
        'Zet niemand onder druk en verleid niemand om een scherm te laten zien. Bewaar niet wat u ziet en geef het niet door, tenzij de ander dat goedvindt.',
        'Verstoor de dienst niet en gebruik hem niet voor iets wat de wet verbiedt.',
      ],
    },
    {
      heading: 'Wat we niet kunnen beloven',
      paragraphs: [
        'We bieden de dienst aan zoals hij is. Hij hangt af van uw browser, uw netwerk en de ander. Het kan dus traag gaan, stoppen of helemaal niet lukken.',
        'Voor zover de wet het toestaat, zijn we niet aansprakelijk voor schade door het gebruik, of door wat een ander doet met wat u laat zien.',
      ],
    },
    {
      heading: 'Veranderingen',
      paragraphs: [
        'We kunnen de dienst veranderen of ermee stoppen. De regels die gelden, zijn die op deze pagina op het moment dat u de dienst gebruikt.',
      ],
    },
  ],

  contactHeading: 'Vragen',
  contact: (companyName: string) =>
    `Deze site is van ${companyName}. Schrijf ons:`,
}
