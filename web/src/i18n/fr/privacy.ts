import type { Documents } from 'src/i18n/Texts'

export const privacy: Documents['privacy'] = {
  title: 'Vie privée',
  introduction: (appName: string) =>
    `${appName} montre l’écran d’une personne à une seule autre personne, et ne garde rien ni sur l’une ni sur l’autre.`,

  sections: [
    {
      heading: 'Votre écran',
      paragraphs: [
        'Vous choisissez ce que vous montrez\u00a0: tout l’écran, une fenêtre ou un onglet. Votre navigateur vous le demande à chaque fois et vous pouvez arrêter à tout moment.',
        'Le son n’est envoyé que si votre navigateur le propose et si vous laissez l’option activée. Votre page vous le dit alors. Cacher l’écran ou arrêter coupe aussi le son.',
        'L’image et le son vont de votre navigateur à celui de l’autre personne, chiffrés d’un bout à l’autre. Nous ne les voyons pas, ne les entendons pas, ne les enregistrons pas et ne les gardons pas.',
        'L’autre personne peut regarder, mais ne peut ni cliquer ni écrire. Nous ne pouvons pas l’empêcher de photographier ce qu’elle voit\u00a0: ne montrez donc votre écran qu’à quelqu’un de confiance.',
        'Sur un téléphone ou une tablette, vous pouvez montrer à la place ce que voit la caméra. Votre navigateur vous le demande d’abord, et la caméra ne fonctionne que tant que vous la montrez.',
        'Ce que vous vous écrivez et ce qui est indiqué à l’écran prend le même chemin. Votre micro n’est allumé qu’après un appui sur «\u00a0Parler au micro\u00a0», et votre navigateur vous demande d’abord.',
        'Les fichiers suivent le même chemin, et seulement quand la personne qui les reçoit a dit oui. Ils sont enregistrés comme tout téléchargement et jamais ouverts. Les programmes sont refusés.',
        'Après le partage, vous pouvez tous deux dire si ça a marché. La réponse passe par notre serveur jusqu’à l’autre page\u00a0; il ne la garde pas.',
      ],
    },
    {
      heading: 'Comment les deux navigateurs se trouvent',
      paragraphs: [
        'Notre serveur de mise en relation présente les deux navigateurs l’un à l’autre. Pour cela, chaque page reçoit un identifiant fait de quelques mots tirés au hasard. Le serveur ne garde les identifiants qu’en mémoire, seulement tant que les pages sont connectées et deux minutes après une coupure, et ne les écrit sur aucun disque.',
        'Vous faites confiance à notre serveur pour une seule chose\u00a0: présenter les deux bons navigateurs. Avec un lien, les deux pages le vérifient elles-mêmes avant que rien ne soit montré. Si vous tapez les mots à la place, un serveur malhonnête pourrait présenter quelqu’un d’autre\u00a0: assurez-vous alors que la personne est bien celle que vous attendez.',
        'Pour se connecter directement, les deux navigateurs se donnent leur adresse Internet. Pour connaître la sienne, votre navigateur peut interroger un serveur STUN public. Celui-ci voit cette adresse et rien de votre écran.',
        'Certains réseaux ne permettent pas les connexions directes. Si ce site dispose d’un relais, l’image chiffrée passe par lui. Le relais ne peut pas la lire et ne la garde pas.',
      ],
    },
    {
      heading: 'Ce qui reste sur votre ordinateur',
      paragraphs: [
        'Cet onglet retient son propre identifiant, l’image que vous préférez et un secret qui permet à l’autre navigateur de le reconnaître, dans la mémoire de session du navigateur, pour qu’un lien fonctionne encore si vous rechargez la page. Tout disparaît quand vous fermez l’onglet.',
        'Si vous choisissez une langue, votre navigateur retient ce choix.',
        'Si vous choisissez un texte plus grand ou la lecture des messages à voix haute, votre navigateur s’en souvient.',
        'Si vous tapez votre prénom pour aider quelqu’un, votre navigateur le retient jusqu’à ce que vous l’effaciez. Dans le lien, il se trouve après le signe #, et les navigateurs n’envoient cette partie à aucun serveur. Si vous coupez le son des arrivées, cela aussi est retenu.',
        'Pour que vos liens soient reconnus, votre navigateur garde une clé. Elle ne nomme personne, ne quitte jamais votre navigateur et disparaît si vous effacez les données de ce site.',
        'Si vous demandez un lien qui reste le même, votre navigateur le garde à côté de cette clé. Si vous gardez le bouton d’une personne qui vous aide, votre navigateur garde son nom et son lien. Aucun serveur ne les conserve.',
        'Après le premier partage, votre navigateur garde une petite page de ce site. Elle vous dit ce qui ne va pas quand il n’y a pas de connexion à Internet. Si vous ajoutez une icône pour ce site, elle reste jusqu’à ce que vous la retiriez.',
        'Si vous activez «\u00a0Sonner sur cet appareil\u00a0», votre navigateur garde les noms que vous donnez aux personnes qui peuvent sonner chez vous. Leur navigateur garde le moyen de joindre votre appareil. L’appel passe par notre serveur et par l’entreprise qui a fait votre navigateur. Il est chiffré pour votre appareil\u00a0: ni l’un ni l’autre ne peut le lire, et nous n’en gardons rien.',
        'Si vous gardez une fiche de ce que vous avez fait, ses images de votre écran restent dans votre navigateur, sous «\u00a0Mes fiches\u00a0», jusqu’à ce que vous les supprimiez. Cette page du site est gardée aussi, pour s’ouvrir sans Internet. Avant d’appuyer sur «\u00a0Garder ce qu’on a fait\u00a0», elles ne sont que dans la mémoire de cette page. La personne qui vous aide n’en reçoit une copie que si vous l’envoyez. Les textes des étapes restent dans vos deux onglets jusqu’à leur fermeture.',
        'Si vous envoyez le lien par une application, une messagerie par exemple, elle reçoit le lien comme tout autre message. Avant votre clic, nous ne lui demandons rien.',
        'Montrer ou regarder un écran n’utilise aucun cookie. Il n’y a ni statistiques, ni publicité, ni suivi. Rien n’est chargé chez d’autres entreprises, pas même les polices de caractères.',
      ],
    },
    {
      heading: 'Ce que notre serveur consigne',
      paragraphs: [
        'Nos journaux indiquent qu’il s’est passé quelque chose et si cela a fonctionné, pour que nous puissions réparer les pannes. Ils ne contiennent ni identifiants, ni adresses Internet, ni quoi que ce soit de votre écran.',
        'Il n’existe aucune base de données sur les personnes et il n’y a pas de compte pour montrer ou regarder un écran.',
      ],
    },
  ],

  forgetHeading: 'Effacer ce que ce navigateur garde',
  forgetText:
    'Cela efface votre prénom, votre langue, votre propre lien, les boutons des personnes qui vous aident, vos fiches et tout ce que ce site garde dans ce navigateur. Les liens déjà envoyés ne fonctionneront plus.',
  forget: 'Tout effacer dans ce navigateur',
  forgotten: 'Tout est effacé.',

  contactHeading: 'Questions',
  contact: (companyName: string) =>
    `Ce site est géré par ${companyName}. Écrivez-nous\u00a0:`,
}
