import type { Documents } from 'src/i18n/Texts'

export const privacy: Documents['privacy'] = {
  title: 'Privacidad',
  introduction: (appName: string) =>
    `${appName} muestra la pantalla de una persona a una sola persona más, y no guarda nada sobre ninguna de las dos.`,

  sections: [
    {
      heading: 'Su pantalla',
      paragraphs: [
        'Usted elige qué mostrar: toda la pantalla, una ventana o una pestaña. Su navegador se lo pregunta cada vez, y puede parar en cualquier momento.',
        'El sonido solo se envía si su navegador lo ofrece y usted deja activada esa opción. En ese caso, su página se lo dice. Al ocultar la pantalla o al terminar, se corta también el sonido.',
        'La imagen y el sonido van de su navegador al de la otra persona, cifrados durante todo el camino. Nosotros no los vemos, no los oímos, no los grabamos y no los guardamos.',
        'La otra persona puede mirar, pero no puede hacer clic ni escribir. No podemos impedir que haga una foto de lo que ve, así que muestre su pantalla solo a alguien de confianza.',
        'En un teléfono o una tableta puede mostrar en su lugar lo que ve la cámara. Su navegador pregunta antes, y la cámara solo está encendida mientras usted la muestra.',
        'Lo que se escriben y lo que se señala sigue el mismo camino. El micrófono solo se enciende después de pulsar «Hablar por el micrófono», y su navegador pregunta antes.',
        'Los archivos van por el mismo camino, y solo cuando quien los recibe ha dicho que sí. Se guardan como cualquier descarga y no se abren nunca. Los programas se rechazan.',
        'Después, ambas personas pueden decir si ha funcionado. La respuesta pasa por nuestro servidor hasta la otra página, y él no la guarda.',
      ],
    },
    {
      heading: 'Cómo se encuentran los dos navegadores',
      paragraphs: [
        'Nuestro servidor de contacto presenta a los dos navegadores. Para eso, cada página recibe un identificador hecho con unas pocas palabras al azar. El servidor guarda los identificadores solo en su memoria y solo mientras las páginas están conectadas y dos minutos después de que se corte una conexión, y no los escribe en ningún disco.',
        'Usted confía a nuestro servidor una sola cosa: que presente a los dos navegadores correctos. Con un enlace, las dos páginas lo comprueban por sí mismas antes de mostrar nada. Si en su lugar escribe las palabras, un servidor deshonesto podría presentar a otra persona: compruebe entonces que es la que espera.',
        'Para conectarse directamente, los dos navegadores se dicen sus direcciones de Internet. Para saber la suya, su navegador puede preguntar a un servidor STUN público. Ese servidor ve la dirección y nada de su pantalla.',
        'Algunas redes no permiten conexiones directas. Si este sitio tiene un punto intermedio, la imagen cifrada pasa por él. No puede leerla y no la guarda.',
      ],
    },
    {
      heading: 'Qué queda en su ordenador',
      paragraphs: [
        'Esta pestaña recuerda su propio identificador, cómo prefiere usted la imagen y un secreto por el que el otro navegador la reconoce, en el almacenamiento de sesión del navegador, para que un enlace siga funcionando si usted vuelve a cargar la página. Todo desaparece al cerrar la pestaña.',
        'Si elige un idioma, su navegador recuerda esa elección.',
        'Si elige un texto más grande o que se lean los mensajes en voz alta, su navegador lo recuerda.',
        'Si escribe su nombre para ayudar a alguien, su navegador lo recuerda hasta que usted lo borre. En el enlace va detrás del signo #, y los navegadores no envían esa parte a ningún servidor. Si quita el sonido de las llegadas, eso también se recuerda.',
        'Para que se reconozcan sus enlaces, su navegador guarda una clave. No nombra a nadie, nunca sale de su navegador y desaparece si borra los datos de este sitio.',
        'Si pide un enlace que no cambie, su navegador lo guarda junto a esa clave. Si guarda el botón de alguien que le ayuda, su navegador guarda su nombre y su enlace. Ningún servidor los conserva.',
        'Después de la primera vez, su navegador guarda una pequeña página de este sitio. Le dice qué ocurre cuando no hay conexión a Internet. Si pone un icono para este sitio, se queda hasta que usted lo quite.',
        'Si activa «Avisarme en este dispositivo», su navegador guarda los nombres que usted da a quienes pueden llamarle. Los navegadores de ellos guardan cómo llegar a su dispositivo. La llamada pasa por nuestro servidor y por la empresa que hizo su navegador. Va cifrada para su dispositivo: ninguno de los dos puede leerla, y nosotros no guardamos nada.',
        'Si guarda una hoja de lo que hizo, sus imágenes de la pantalla se quedan en su navegador, en «Mis hojas», hasta que las elimine allí. También se guarda esa página de este sitio, para que se abra sin Internet. Antes de pulsar «Guardar lo que hicimos», solo están en la memoria de esta página. La persona que le ayuda solo recibe una copia si usted la envía. Los textos de los pasos se quedan en las pestañas de ambos hasta que las cierren.',
        'Si envía el enlace con una aplicación, por ejemplo de mensajería, esa aplicación lo recibe como cualquier mensaje. Antes de que usted haga clic no le pedimos nada.',
        'Mostrar y mirar no usan cookies. No hay estadísticas, ni publicidad, ni seguimiento. No se carga nada de otras empresas, ni siquiera los tipos de letra.',
      ],
    },
    {
      heading: 'Qué registra nuestro servidor',
      paragraphs: [
        'Los registros dicen que algo ha ocurrido y si ha funcionado, para que podamos arreglar los fallos. No contienen identificadores, ni direcciones de Internet, ni nada de su pantalla.',
        'No hay ninguna base de datos de personas ni cuentas para mostrar o mirar.',
      ],
    },
  ],

  forgetHeading: 'Borrar lo que guarda este navegador',
  forgetText:
    'Esto borra su nombre, su idioma, su propio enlace, los botones de quienes le ayudan, sus hojas y todo lo demás que este sitio guarda en este navegador. Los enlaces que haya enviado dejarán de funcionar.',
  forget: 'Borrar todo en este navegador',
  forgotten: 'Se ha borrado todo.',

  contactHeading: 'Preguntas',
  contact: (companyName: string) =>
    `Este sitio lo gestiona ${companyName}. Escríbanos:`,
}
