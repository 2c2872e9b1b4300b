import type { Documents } from 'src/i18n/Texts'

export const terms: Documents['terms'] = {
  title: 'Condiciones de uso',
  introduction: (appName: string) =>
    `Estas son las reglas para usar ${appName}. Son cortas a propósito.`,

  sections: [
    {
      heading: 'Lo que puede hacer',
      paragraphs: [
        'Puede usar este servicio gratis para mostrar su pantalla a alguien o para ver la pantalla de alguien que quiera mostrársela.',
        'No necesita ninguna cuenta y puede parar en cualquier momento cerrando la página.',
      ],
    },
    {
      heading: 'Lo que le pedimos',
      paragraphs: [
        'Muestre su pantalla solo a personas que conozca y en las que confíe. Antes de empezar, cierre las contraseñas, las páginas de su banco y los mensajes personales.',
        'No presione ni engañe a nadie para que muestre su pantalla. No guarde ni difunda lo que ve, salvo que la otra persona esté de acuerdo.',
        'No perturbe el servicio para los demás y no lo use para nada que la ley prohíba.',
      ],
    },
    {
      heading: 'Lo que no podemos prometer',
      paragraphs: [
        'El servicio se ofrece tal como es. Depende de su navegador, de su red y de la otra persona, así que puede ir lento, cortarse o no funcionar.',
        'Hasta donde la ley lo permita, no respondemos de los daños que cause su uso, ni de lo que otra persona haga con lo que usted le muestra.',
      ],
    },
    {
      heading: 'Cambios',
      paragraphs: [
        'Podemos cambiar el servicio o ponerle fin. Las reglas que cuentan son las que están en esta página en el momento en que usted lo usa.',
      ],
    },
  ],

  contactHeading: 'Preguntas',
  contact: (companyName: string) =>
    `Este sitio lo gestiona ${companyName}. Escríbanos:`,
}
