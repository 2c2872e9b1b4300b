import type { Texts } from 'src/i18n/Texts'

export const path: Texts['path'] = {
  tried: 'Nous essayons toujours de vous connecter, et nous continuons.',
  whatToDo: 'Ce que vous pouvez essayer tous les deux\u00a0:',
  steps: [
    'Vérifiez que vous avez tous les deux Internet\u00a0: un autre site s’ouvre-t-il\u00a0?',
    'Essayez un autre réseau, par exemple le partage de connexion d’un téléphone. Certains réseaux d’entreprise, d’hôtel ou d’invités bloquent le partage d’écran.',
    'Si vous utilisez un VPN, désactivez-le.',
  ],
}
