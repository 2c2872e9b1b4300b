/**
 * Names that scammers use, in the languages of the pages. firmName.ts compares
 * them with a person's name, and ignores case, accents and lookalike letters.
 */

const list = (text: string): string[] => text.trim().split(/\s+/)
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Found even inside a longer word, such as “MySupportTeam”. */
export const anywhere = list(`
  microsoft microsft google facebook whatsapp instagram netflix paypal amazon
  windows kinscreen teamviewer anydesk ultraviewer logmein mastercard coinbase
  binance revolut moneygram vodafone telekom movistar telefonica turkcell
  verizon comcast xfinity bitdefender kaspersky malwarebytes mcafee lifelock
  antivirus barclays natwest citibank caixabank bradesco nubank unicredit
  sparkasse volksbank commerzbank postbank raiffeisen rabobank
  garantibank halkbank privatbank monobank oschadbank santander deutschebank
  support helpdesk servicedesk customercare callcenter callcentre technician
  kundendienst kundenservice klantenservice kundenberat service servicio
  servizio servico soporte suporte assistenz assistenc asistenc sicherheit
  security seguridad seguranca sicurezza securite beveiliging bezpieczen
  guvenlik polizei polizia policia politie policja police europol interpol
  carabinieri gendarm belastingdienst finanzamt arbeitsagentur bundespolizei
  versicherung verzekering assicurazion ubezpiecz staatsanwalt prokuratur
  techniker tecnico technik insurance government banking hausbank bundesbank
  landesbank zentralbank bankhaus bankange bankkonto betrugs kontosperr virenschutz
  antivir computerhilfe kommissar
  микрософт майкрософт гугл амазон фейсбук телеграм вотсап вайбер приватбанк
  монобанк ощадбанк ощадбанк сбербанк київстар укрпошта водафон поліці полици
  милиция підтримк поддержк безпек безопасност прокурат податков страхов
  مايكروسوفت ميكروسوفت جوجل غوغل فيسبوك واتساب امازون نتفليكس بايبال فودافون
  微软 微軟 谷歌 苹果公司 亚马逊 脸书 支付宝 支付寶 微信 腾讯 騰訊 淘宝 淘寶 京东 京東
  中国移动 中国电信 中国联通 运营商 银行 銀行 银联 銀聯 工行 建行 农行 招行
  客服 警察 警官 公安 派出所 民警 检察院 檢察院 法院 政府 税务 稅務 海关 社保 医保
  技术支持 技術支持 技术员 工程师 维修 售后 安全中心 官方 保险 保險 快递 快遞 顺丰
  警长 国安 经理 退款 账户 賬戶 帐户 账号 贷款 理财 证券 邮政 反诈 认证
`)

/** Found only as whole words, because other words contain them. */
export const wholeWords = list(`
  bank banking bankers banker banca banche bancario bancaria banco
  bancos banque banques bancaire banki banku bankowy bankowa bankowe banka
  bankasi bankacilik banken bankberater bankmedewerker bankemployee
  hsbc lloyds monzo venmo paysafe amex visa citi bbva sabadell itau dkb
  mbank akbank pekao pko olx blik allegro inpost ziraat bnp paribas sepa pix
  apple icloud iphone android gmail outlook samsung huawei xiaomi lenovo skype
  linkedin tiktok ebay etsy walmart costco usps ups dhl fedex dpd gls postnl evri
  correos correios poczta ptt chronopost colissimo bt hp o2 kpn ziggo sfr enel
  inps inss cpam urssaf digid bitcoin crypto blockchain metamask avast avira
  avg eset
  tech technical technicien technicus techniczna techniczny teknik
  teknisyen technische technischer tecnica assistance assistant ayuda
  helpline hotline desk customer customers client clients cliente clientes clienti
  clientele klient klienta klientow klanten kunden musteri atendimento ondersteuning
  wsparcie obsluga serwis serwisant destek servis hizmet hizmetleri dienst
  inspektor inspecteur ispettore ispettrice commissaire commissario comisario
  comisaria komisarz komiser baskomiser delegado delegada wachtmeester rechercheur
  maresciallo sergeant constable zollamt gericht inkasso customs lottery isp provider
  officer inspector detective sheriff official officially verified
  verificado verificada verificato verificata verifie verifiee geverifieerd
  zweryfikowany zweryfikowano dogrulandi onayli gepruft verifiziert offiziell
  oficial ufficiale officiel officielle officieel oficjalny oficjalna resmi
  agent agents agente agentur agency agencia agenzia agence operator operador
  operadora operatore operateur representative advisor adviser conseiller berater
  mitarbeiter mitarbeiterin medewerker consultant konsultant pracownik funcionario
  funcionaria gerente manager administrator admin moderator memur gorevli beamter
  beamtin behorde
  police policeman polis policjant politieagent kriminalpolizei kripo lka bka fbi
  cia nsa nypd guardia emniyet jandarma savcisi kriminalamt bundeskriminalamt
  irs hmrc fcc ftc dvla medicare medicaid hacienda tributaria impots entrate
  impuesto impuestos receita gobierno governo gouvernement regierung overheid
  gemeente urzad skarbowy zus vergi hukumet edevlet ministerium ministry minister
  ministerio ministero ministere rzad
  tax taxes refund refunds reimbursement rimborso rimborsi remboursement reembolso
  estorno terugbetaling ruckerstattung erstattung zwrot iade account accounts
  billing payment payments invoice konto compte cuenta conto rekening hesap fraud
  fraude betrug oszustwo scam virus firewall department dept abteilung ufficio
  bureau insurer assurance assurances seguro seguros seguradora sigorta finance
  financial finanzen kredit loans mortgage investment investments broker
  company corporation firma firm
  банк банка банку банки банківська банківський банковский банкир служба служби
  сбу фсб уряд держава державна клієнт клієнтів клиент клиентов рахунок рахунку
  счет оператор агент слідчий следователь інспектор інспекція полковник
  офіційний офіційна официальный технік техпідтримка техподдержка технічна
  повернення перевірено менеджер співробітник сотрудник консультант
  بنك البنك بنكي مصرف المصرف مصرفي دعم الدعم الفني خدمه الخدمه خدمات العملاء
  عملاء شرطه الشرطه بوليس مباحث المباحث النيابه حكومه الحكومه وزاره الوزاره
  الضرايب ضرايب الجمارك جمارك تامين التامين الامن الرسمي موظف الموظف
  مسوول البريد حساب الحساب حسابات اتصالات الاتصالات استرداد احتيال قرض قروض
  موثق شركه الشركه تقني التقني ابل ضابط الضابط المحقق
`)

/** Found only as phrases, because each word alone is harmless. */
export const phrases = lines(`
  american express
  capital one
  wells fargo
  western union
  bank of
  credit agricole
  credit mutuel
  societe generale
  la poste
  la banque
  poste italiane
  guardia civil
  deutsche post
  royal mail
  geek squad
  best buy
  quick assist
  trend micro
  norton 360
  social security
  virgin media
  t mobile
  help desk
  it department
  it team
  call center
  call centre
  abn amro
  intesa sanpaolo
  nova poshta
  нова пошта
  orange money
  is bankasi
  pomoc techniczna
  hilfe center
  pc hilfe
  border force
  jp morgan
`)

/** First names or common words: found only if the whole name is one. */
export const alone = list(`
  it ms virgin meta chase norton orange post posta poste ing ups hermes fidelity zelle stripe
  halifax spectrum wise claro vivo play plus free zoll caixa total amt
  service help hilfe ayuda aide aiuto pomoc yardim hulp ajuda дія допомога помощь
  مساعده خدمه
`)

/** Found even with one typo. */
export const misspelt = list(`
  microsoft facebook whatsapp netflix windows google amazon paypal teamviewer
  anydesk telekom vodafone sparkasse security support sicherheit polizei
`)
