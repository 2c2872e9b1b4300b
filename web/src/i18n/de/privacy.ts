import type { Documents } from 'src/i18n/Texts'

export const privacy: Documents['privacy'] = {
  title: 'Datenschutz',
  introduction: (appName: string) =>
    `${appName} zeigt den Bildschirm einer Person einer einzigen anderen und behält nichts über Sie beide.`,

  sections: [
    {
      heading: 'Ihr Bildschirm',
      paragraphs: [
        'Sie bestimmen, was zu sehen ist: Ihr ganzer Bildschirm, ein Fenster oder ein Tab. Ihr Browser fragt Sie jedes Mal, und Sie können jederzeit aufhören.',
        'Der Ton geht nur mit, wenn Ihr Browser das anbietet und Sie den Schalter dafür eingeschaltet lassen. Ihre Seite sagt es Ihnen dann. Wenn Sie den Bildschirm verbergen oder aufhören, ist auch der Ton aus.',
        'Bild und Ton gehen von Ihrem Browser zum Browser der anderen Person, auf dem ganzen Weg verschlüsselt. Wir sehen und hören nichts davon, nehmen nichts auf und behalten nichts.',
        'Die andere Person kann zusehen, aber nicht klicken oder tippen. Dass sie von dem, was sie sieht, ein Foto macht, können wir nicht verhindern. Zeigen Sie Ihren Bildschirm deshalb nur jemandem, dem Sie vertrauen.',
        'Am Handy oder Tablet können Sie stattdessen zeigen, was die Kamera sieht. Ihr Browser fragt vorher, und die Kamera ist nur an, solange Sie sie zeigen.',
        'Was Sie einander schreiben und worauf gezeigt wird, geht denselben Weg. Ihr Mikrofon ist erst an, wenn Sie auf „Über Mikrofon sprechen“ gedrückt haben, und Ihr Browser fragt vorher.',
        'Dateien gehen denselben Weg, und erst, wenn die Person, die sie bekommt, zugestimmt hat. Sie werden wie jeder Download gespeichert und nie geöffnet. Programme werden abgelehnt.',
        'Danach können Sie beide sagen, ob es geklappt hat. Die Antwort geht über unseren Server zur anderen Seite; er behält sie nicht.',
      ],
    },
    {
      heading: 'Wie die beiden Browser zueinander finden',
      paragraphs: [
        'Unser Vermittlungsserver macht die beiden Browser miteinander bekannt. Dafür bekommt jede Seite eine Kennung aus ein paar zufälligen Wörtern. Der Server hält diese Kennungen nur im Arbeitsspeicher, nur solange die Seiten verbunden sind und zwei Minuten, nachdem eine Verbindung abgerissen ist, und schreibt sie auf keine Festplatte.',
        'In einem müssen Sie unserem Server vertrauen: dass er die richtigen zwei Browser miteinander bekannt macht. Mit einem Link prüfen die beiden Seiten das selbst, bevor etwas gezeigt wird. Wenn Sie stattdessen die Wörter eintippen, könnte ein unehrlicher Server jemand anderen vorstellen. Achten Sie dann darauf, dass Sie wirklich mit der Person sprechen, die Sie erwarten.',
        'Für die direkte Verbindung sagen die beiden Browser einander ihre Internetadressen. Um die eigene zu erfahren, fragt Ihr Browser vielleicht einen öffentlichen STUN-Server. Der sieht diese Adresse und nichts von Ihrem Bildschirm.',
        'Manche Netze erlauben keine direkte Verbindung. Gibt es hier eine Zwischenstation, so läuft das verschlüsselte Bild über sie. Sie kann es nicht lesen und behält es nicht.',
      ],
    },
    {
      heading: 'Was auf Ihrem Computer bleibt',
      paragraphs: [
        'Dieser Tab merkt sich seine eigene Kennung, wie Sie das Bild mögen, und ein Geheimnis, an dem der andere Browser ihn wiedererkennt. Das alles steht im Sitzungsspeicher des Browsers, damit ein Link auch nach dem Neuladen der Seite noch gilt. Wenn Sie den Tab schließen, ist alles weg.',
        'Wenn Sie eine Sprache wählen, merkt sich Ihr Browser diese Wahl.',
        'Wenn Sie größere Schrift wählen oder sich Nachrichten vorlesen lassen, merkt sich Ihr Browser das.',
        'Wenn Sie Ihren Namen eintippen, um jemandem zu helfen, merkt sich Ihr Browser den Namen, bis Sie ihn dort löschen. Im Link steht er hinter dem Zeichen #, und diesen Teil schicken Browser an keinen Server. Auch wenn Sie den Ton beim Kommen und Gehen abschalten, wird das gemerkt.',
        'Damit Ihre Links wiedererkannt werden, behält Ihr Browser einen Schlüssel. Er nennt niemanden, verlässt Ihren Browser nie und ist weg, wenn Sie die Daten dieser Website löschen.',
        'Wenn Sie einen Link möchten, der gleich bleibt, behält ihn Ihr Browser neben diesem Schlüssel. Wenn Sie den Knopf für jemanden behalten, der Ihnen hilft, behält Ihr Browser den Namen und den Link. Kein Server bewahrt das auf.',
        'Nach dem ersten Mal behält Ihr Browser eine kleine Seite von dieser Website. Sie sagt Ihnen, was los ist, wenn die Internetverbindung fehlt. Wenn Sie ein Symbol für diese Website anlegen, bleibt es, bis Sie es dort entfernen.',
        'Wenn Sie „Auf diesem Gerät klingeln“ einschalten, behält Ihr Browser die Namen, die Sie den Menschen geben, die bei Ihnen klingeln können. Deren Browser behalten, wie Ihr Gerät zu erreichen ist. Ein Klingeln geht über unseren Server und über den Hersteller Ihres Browsers. Es ist für Ihr Gerät verschlüsselt, beide können es nicht lesen, und wir behalten nichts davon.',
        'Wenn Sie ein Blatt mit den Schritten behalten, bleiben seine Bilder von Ihrem Bildschirm in Ihrem Browser, unter „Meine Blätter“, bis Sie sie dort löschen. Auch diese Seite der Website bleibt dann im Browser, damit sie sich ohne Internet öffnet. Bevor Sie auf „Diese Schritte behalten“ drücken, sind sie nur im Arbeitsspeicher dieser Seite. Die Person, die Ihnen hilft, bekommt nur dann eine Kopie, wenn Sie eine senden. Die Texte der Schritte bleiben in den Tabs von Ihnen beiden, bis Sie sie schließen.',
        'Wenn Sie den Link mit einer App verschicken, zum Beispiel einem Messenger, bekommt diese App den Link wie jede Nachricht. Bevor Sie darauf klicken, fragen wir dort nichts an.',
        'Zeigen und Zusehen kommen ohne Cookies aus. Es gibt keine Statistik, keine Werbung, und niemand wird nachverfolgt. Nichts wird von anderen Firmen geladen, auch keine Schriften.',
      ],
    },
    {
      heading: 'Was unser Server protokolliert',
      paragraphs: [
        'In den Protokollen steht, dass etwas geschehen ist und ob es geklappt hat, damit wir Fehler beheben können. Es stehen keine Kennungen, keine Internetadressen und nichts von Ihrem Bildschirm darin.',
        'Wir führen keine Datenbank über Menschen, und zum Zeigen oder Zusehen gibt es keine Konten.',
      ],
    },
  ],

  forgetHeading: 'Löschen, was dieser Browser behält',
  forgetText:
    'Gelöscht werden Ihr Name, Ihre Sprache, Ihr eigener Link, die Knöpfe für Ihre Helfer, Ihre Blätter und alles andere, was diese Website in diesem Browser behält. Links, die Sie verschickt haben, gelten dann nicht mehr.',
  forget: 'Alles in diesem Browser löschen',
  forgotten: 'Alles ist gelöscht.',

  contactHeading: 'Fragen',
  contact: (companyName: string) =>
    `Diese Seite wird von ${companyName} betrieben. Schreiben Sie uns:`,
}
