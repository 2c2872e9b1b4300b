import type { Documents } from 'src/i18n/Texts'

export const privacy: Documents['privacy'] = {
  title: 'Privacy',
  introduction: (appName: string) =>
    `${appName} laat het scherm van één persoon zien aan één andere persoon, en bewaart niets over u beiden.`,

  sections: [
    {
      heading: 'Uw scherm',
      paragraphs: [
        'U kiest wat u laat zien: uw hele scherm, één venster of één tabblad. Uw browser vraagt het elke keer, en u kunt op elk moment stoppen.',
        'Het geluid gaat alleen mee als uw browser dat aanbiedt en u de schakelaar ervoor aan laat staan. Uw pagina zegt het dan. Als u uw scherm verbergt of stopt, stopt ook het geluid.',
        'Beeld en geluid gaan van uw browser naar de browser van de ander, de hele weg versleuteld. Wij zien en horen er niets van, nemen niets op en bewaren niets.',
        'De ander kan meekijken, maar niet klikken of typen. We kunnen niet voorkomen dat iemand een foto maakt van wat er te zien is. Laat uw scherm dus alleen zien aan iemand die u vertrouwt.',
        'Op een telefoon of tablet kunt u in plaats daarvan laten zien wat de camera ziet. Uw browser vraagt het eerst, en de camera staat alleen aan zolang u hem laat zien.',
        'Wat u elkaar schrijft en wat er wordt aangewezen, gaat dezelfde weg. Uw microfoon staat pas aan nadat u op ‘Met elkaar praten’ hebt gedrukt, en uw browser vraagt het eerst.',
        'Bestanden gaan dezelfde weg, en pas als degene die ze krijgt ja heeft gezegd. Ze worden opgeslagen zoals elke download en nooit geopend. Programma’s worden geweigerd.',
        'Na afloop kunt u allebei zeggen of het is gelukt. Het antwoord gaat via onze server naar de andere pagina; die bewaart het niet.',
      ],
    },
    {
      heading: 'Hoe de twee browsers elkaar vinden',
      paragraphs: [
        'Onze bemiddelende server brengt de twee browsers met elkaar in contact. Daarvoor krijgt elke pagina een code van een paar willekeurige woorden. De server houdt die codes alleen in het geheugen, alleen zolang de pagina’s verbonden zijn en nog twee minuten nadat een verbinding is weggevallen, en schrijft ze op geen enkele schijf.',
        'Eén ding vertrouwt u onze server toe: dat hij de juiste twee browsers met elkaar in contact brengt. Met een link controleren de twee pagina’s dat zelf, voordat er iets te zien is. Typt u in plaats daarvan de woorden, dan zou een oneerlijke server iemand anders kunnen voorstellen. Let er dan op dat u echt praat met wie u verwacht.',
        'Om rechtstreeks verbinding te maken, geven de twee browsers elkaar hun internetadres. Om het eigen adres te weten, kan uw browser het aan een openbare STUN-server vragen. Die ziet dat adres en niets van uw scherm.',
        'Sommige netwerken staan geen rechtstreekse verbinding toe. Heeft deze site een tussenstation, dan gaat het versleutelde beeld daarlangs. Het tussenstation kan het niet lezen en bewaart het niet.',
      ],
    },
    {
      heading: 'Wat op uw computer blijft',
      paragraphs: [
        'Dit tabblad onthoudt zijn eigen code, hoe u het beeld graag ziet en een geheim waaraan de andere browser het herkent, in het sessiegeheugen van de browser, zodat een link blijft werken als u de pagina opnieuw laadt. Alles is weg als u het tabblad sluit.',
        'Als u een taal kiest, onthoudt uw browser die keuze.',
        'Als u grotere tekst kiest of berichten laat voorlezen, onthoudt uw browser dat.',
        'Als u uw naam typt om iemand te helpen, onthoudt uw browser die totdat u hem daar wist. In de link staat hij achter het teken #, en browsers sturen dat deel naar geen enkele server. Ook als u het geluid bij komen en gaan uitzet, wordt dat onthouden.',
        'Om uw links te herkennen, bewaart uw browser een sleutel. Die noemt niemand, verlaat uw browser nooit en is weg als u de gegevens van deze site wist.',
        'Als u een link wilt die hetzelfde blijft, bewaart uw browser die naast die sleutel. Als u de knop van een helper bewaart, bewaart uw browser de naam en de link. Geen enkele server bewaart ze.',
        'Na de eerste keer bewaart uw browser één kleine pagina van deze site. Die vertelt u wat er mis is als er geen internetverbinding is. Als u een pictogram voor deze site toevoegt, blijft het tot u het weghaalt.',
        'Als u ‘Op dit apparaat aanbellen’ aanzet, bewaart uw browser de namen die u geeft aan wie bij u kan aanbellen. Hun browsers bewaren hoe uw apparaat te bereiken is. Aanbellen gaat via onze server en via het bedrijf dat uw browser heeft gemaakt. Het is voor uw apparaat versleuteld: geen van beide kan het lezen, en wij bewaren er niets van.',
        'Als u een blad bewaart van wat u hebt gedaan, blijven de afbeeldingen van uw scherm in uw browser, onder ‘Mijn bladen’, tot u ze daar verwijdert. Ook die pagina van deze site wordt dan bewaard, zodat ze ook zonder internet opengaat. Voordat u op ‘Bewaar wat we deden’ drukt, staan ze alleen in het geheugen van deze pagina. Uw helper krijgt alleen een kopie als u er een verstuurt. De teksten van de stappen blijven in de tabbladen van u beiden tot u ze sluit.',
        'Als u de link met een app verstuurt, bijvoorbeeld een berichtenapp, krijgt die app de link zoals elk bericht. Voordat u erop klikt, vragen we niets aan die app.',
        'Laten zien en meekijken gaan zonder cookies. Er zijn geen statistieken, geen reclame en er wordt niemand gevolgd. Er wordt niets van andere bedrijven geladen, ook geen lettertypen.',
      ],
    },
    {
      heading: 'Wat onze server vastlegt',
      paragraphs: [
        'In de logboeken staat dat er iets is gebeurd en of het is gelukt, zodat we storingen kunnen verhelpen. Er staan geen codes, geen internetadressen en niets van uw scherm in.',
        'Er is geen databank met mensen, en voor laten zien of meekijken zijn er geen accounts.',
      ],
    },
  ],

  forgetHeading: 'Wissen wat deze browser bewaart',
  forgetText:
    'Dit wist uw naam, uw taal, uw eigen link, de knoppen van uw helpers, uw bladen en al het andere dat deze site in deze browser bewaart. Links die u hebt verstuurd, werken dan niet meer.',
  forget: 'Alles in deze browser wissen',
  forgotten: 'Alles is gewist.',

  contactHeading: 'Vragen',
  contact: (companyName: string) =>
    `Deze site is van ${companyName}. Schrijf ons:`,
}
