import type { Documents } from 'src/i18n/Texts'

export const terms: Documents['terms'] = {
  title: 'Nutzungsbedingungen',
  introduction: (appName: string) =>
    `Das sind die Regeln für ${appName}. Sie sind mit Absicht kurz.`,

  sections: [
    {
      heading: 'Was Sie dürfen',
      paragraphs: [
        'Sie dürfen diese Seite kostenlos benutzen, um jemandem Ihren Bildschirm zu zeigen oder den Bildschirm von jemandem zu sehen, der ihn Ihnen zeigen möchte.',
        'Sie brauchen kein Konto und können jederzeit aufhören, indem Sie die Seite schließen.',
      ],
    },
    {
      heading: 'Worum wir Sie bitten',
      paragraphs: [
        'Zeigen Sie Ihren Bildschirm nur Menschen, die Sie kennen und denen Sie vertrauen. Schließen Sie vorher Passwörter, Seiten Ihrer Bank und persönliche Nachrichten.',
        'Drängen oder verleiten Sie niemanden dazu, den Bildschirm zu zeigen. Behalten Sie nichts von dem, was Sie sehen, und geben Sie es nicht weiter, es sei denn, die andere Person ist einverstanden.',
        'Stören Sie den Dienst nicht, und benutzen Sie ihn für nichts, was das Gesetz verbietet.',
      ],
    },
    {
      heading: 'Was wir nicht versprechen können',
      paragraphs: [
        'Wir bieten den Dienst so an, wie er ist. Er hängt von Ihrem Browser, Ihrem Netz und der anderen Person ab. Er kann also langsam sein, abbrechen oder gar nicht gehen.',
        'Soweit das Gesetz es erlaubt, haften wir nicht für Schäden, die durch die Benutzung entstehen oder durch das, was jemand mit dem macht, was Sie zeigen.',
      ],
    },
    {
      heading: 'Änderungen',
      paragraphs: [
        'Wir können den Dienst ändern oder einstellen. Es gelten die Regeln, die auf dieser Seite stehen, während Sie ihn benutzen.',
      ],
    },
  ],

  contactHeading: 'Fragen',
  contact: (companyName: string) =>
    `Diese Seite wird von ${companyName} betrieben. Schreiben Sie uns:`,
}
