import type { Texts } from 'src/locales/Texts'

export const home: Texts['home'] = {
  title: 'Help uw familie met de computer',
  heading: 'Computerhulp in de familie, maar dan makkelijk',
  tagline: 'Eén klik is genoeg, zonder downloaden en zonder aanmelden.',
  introduction: 'Zij drukken op één knop en u ziet hun scherm.',
  choicesHeading: 'Wat wilt u doen?',

  help: {
    heading: 'Ik wil helpen',
    description:
      'U krijgt een link om te versturen. Als de ander die opent en op de knop drukt, ziet u het scherm.',
    action: 'Iemand helpen',
  },
  share: {
    heading: 'Ik heb hulp nodig',
    description:
      'Laat uw scherm zien aan iemand die u vertrouwt. Die kan meekijken, maar niet klikken of typen.',
    action: 'Mijn scherm laten zien',
  },

  reassurancesHeading: 'Goed om te weten',
  stored: {
    heading: 'Er wordt niets bewaard',
    description: 'We nemen uw scherm nooit op en bewaren er niets van.',
  },
  direct: {
    heading: 'Rechtstreeks naar elkaar',
    description: 'Het beeld gaat versleuteld van browser naar browser.',
  },
  free: {
    heading: 'Gratis',
    description: 'Niets betalen, niets installeren, geen account.',
  },

  warning:
    'Heeft een vreemde u gebeld en hierom gevraagd? Hang op. Laat uw scherm alleen zien aan iemand die u kent.',
}
