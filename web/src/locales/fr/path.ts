import type { Texts } from 'src/locales/Texts'

export const path: Texts['path'] = {
  tried:
    'Tous les chemins sont essayés, encore et encore\u00a0: directement et, s’il y en a un, par un relais. Dès que l’un d’eux fonctionne, cela continue tout seul.',
  whatToDo: 'Ce que vous pouvez faire tous les deux\u00a0:',
  steps: [
    'Vérifiez que vous avez tous les deux Internet\u00a0: un autre site s’ouvre-t-il\u00a0?',
    'Essayez un autre réseau, par exemple le partage de connexion d’un téléphone. Certains réseaux d’entreprise, d’hôtel ou d’invités bloquent le partage d’écran.',
    'Désactivez le VPN, s’il y en a un.',
  ],
}
