import type { Texts } from 'src/i18n/Texts'

export const home: Texts['home'] = {
  title: 'Help uw familie met de computer',
  heading: 'Computerhulp in de familie, maar dan makkelijk',
  introduction: 'Zij drukken op één knop en u ziet hun scherm.',
  sheets: 'Mijn bladen',
  choicesHeading: 'Wat wilt u doen?',

  help: {
    heading: 'Ik wil helpen',
    description:
      'U krijgt van ons een link om te versturen. Als de ander die opent en op de knop drukt, ziet u het scherm van de ander.',
    action: 'Iemand helpen',
  },
  share: {
    heading: 'Ik heb hulp nodig',
    action: 'Mijn scherm laten zien',
    words: 'Ik heb vier woorden',
  },

  reassurancesHeading: 'Goed om te weten',
  stored: {
    heading: 'Er wordt niets bewaard',
    description:
      'Wat er op uw scherm staat, nemen we nooit op en bewaren we niet.',
  },
  direct: {
    heading: 'Rechtstreeks en privé',
    description:
      'Uw scherm gaat rechtstreeks naar de browser van de ander, de hele weg versleuteld.',
  },
  free: {
    heading: 'Gratis',
    description: 'Niets betalen, niets installeren, geen account nodig.',
  },

  warning:
    'Heeft iemand die u niet kent u gebeld en hierom gevraagd? Hang op. Laat uw scherm alleen zien aan mensen die u kent.',
}
