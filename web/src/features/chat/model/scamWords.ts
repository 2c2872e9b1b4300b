/**
 * What phone scammers ask for: control of the computer, gift cards,
 * cryptocurrency, transfers, and codes. Based on the warnings of the FTC,
 * Europol, national police forces, and the makers of the programs. A `*` stands
 * for any letters within a word.
 *
 * Ordinary messages in a family must not match. So a word that families use is
 * listed only within a phrase: not `password`, but `tell me your password`.
 */

/**
 * Names of programs, shops and currencies. Found also inside a longer word, and
 * with spaces between their letters.
 */
export const scamBrands = [
  ...['anydesk', 'teamviewer', 'rustdesk', 'ultraviewer', 'connectwise'],
  ...['screenconnect', 'gotoassist', 'splashtop', 'aeroadmin', 'hoptodesk'],
  ...['zohoassist', 'dwservice', 'alpemix', 'litemanager', 'ammyy', 'iperius'],
  ...['beyondtrust', 'bomgar', 'nomachine', 'realvnc', 'tightvnc', 'ultravnc'],
  ...['airdroid', 'dameware', 'islonline', 'supremocontrol', 'gotomypc'],
  ...['bitcoin', 'ethereum', 'coinbase', 'binance', 'bitpanda', 'bitvavo'],
  ...['bitstamp', 'bitfinex', 'kucoin', 'bybit', 'moonpay', 'coinmama'],
  ...['metamask', 'trustwallet', 'localbitcoins', 'btcturk', 'whitebit'],
  ...['giftcard', 'paysafecard', 'neosurf', 'transcash', 'bitrefill'],
  ...['westernunion', 'moneygram', 'біткоїн', 'биткоин', 'біткойн'],
  ...['енідеск', 'анідеск', 'тімвювер', 'тімвьювер', 'растдеск'],
  ...['انيديسك', 'اني ديسك', 'اني دسك', 'تيم فيور', 'بيتكوين', 'بتكوين'],
]

/** Words that are the same in several languages. */
const international = [
  // Single words are not searched with spaces inside: “Can you log me in?” is
  // an ordinary question.
  ...['logmein*', 'todesk*', 'getscreen*', 'quicksupport*', 'remotepc*'],
  ...['showmypc*', 'dwagent*', 'mtan', '*pushtan*', '*smstan*', '*chiptan*'],
  ...['*phototan*', 'otp', 'cvv', 'cvc', 'btc', 'usdt', 'crypto', 'blik kod*'],
  ...['quick assist', 'chrome remote desktop', 'zoho assist', 'supremo remote'],
  ...['gift card*', 'itunes card*', 'google play card*', 'steam card*'],
  ...['google play gift*', 'coupon pcs', 'recharge pcs', 'ticket* pcs'],
]

const en = [
  ...['prepaid card*', 'wire transfer*', 'wire the money', 'wire money'],
  ...['safe account', 'cryptocurrenc*', 'crypto wallet*', 'sms code*'],
  ...['one time code*', 'one time password*', 'one time passcode*'],
  ...['one time pin*', 'verification code*', 'security code*'],
  ...['code from the text', 'code from the sms', 'code we sent you'],
  ...['read me the code', 'read out the code', 'read the code to me'],
  ...['tell me the code', 'give me the code', 'send me the code'],
  ...['your pin', 'card number*', 'tell me your password'],
  ...['give me your password', 'send me your password', 'your bank password'],
  ...['what is your password', 'what s your password', 'banking password*'],
]

const de = [
  ...[
    'geschenk karte*',
    'gutschein karte*',
    'guthaben karte*',
    'prepaid karte*',
  ],
  ...['gutscheincode*', 'guthabencode*', 'google play karte*', 'steam karte*'],
  ...['kryptowährung*', 'kryptogeld', 'remotehilfe', 'geld überweisen'],
  ...['überweisen sie', 'echtzeitüberweisung*', 'sofortüberweisung*'],
  ...['blitzüberweisung*', 'auslandsüberweisung*', 'sicheres konto'],
  ...['sicherheitskonto', 'einmalcode*', 'einmalpasswort*', 'einmalkennwort*'],
  ...['bestätigungscode*', 'sicherheitscode*', 'sms code*', 'die tan'],
  ...['eine tan', 'der tan', 'ihre tan', 'deine tan', 'tan nummer*'],
  ...['tan code*', 'ihre pin', 'deine pin', 'geheimzahl*', 'kartennummer*'],
  ...['prüfnummer*', 'nennen sie mir ihr passwort', 'nenn mir dein passwort'],
  ...['sagen sie mir ihr passwort', 'sag mir dein passwort'],
  ...['geben sie mir ihr passwort', 'gib mir dein passwort'],
  ...['wie ist ihr passwort', 'wie ist dein passwort'],
  ...['wie lautet ihr passwort', 'wie lautet dein passwort'],
]

const fr = [
  ...['carte* cadeau*', 'chèque* cadeau*', 'carte* prépayée*'],
  ...['code* de recharge', 'cryptomonnaie*', 'crypto monnaie*'],
  ...['assistance rapide', 'virement instantané', 'virement immédiat'],
  ...['faire un virement', 'faites un virement', 'fais un virement'],
  ...['compte sécurisé', 'code* à usage unique', 'mot de passe à usage unique'],
  ...['code* de vérification', 'code* de sécurité', 'code* reçu par sms'],
  ...['code* par sms', 'code* sms', 'votre code pin', 'ton code pin'],
  ...['votre code secret', 'ton code secret', 'cryptogramme'],
  ...['numéro de carte', 'numéro de votre carte', 'numéro de ta carte'],
  ...['donnez moi votre mot de passe', 'donne moi ton mot de passe'],
  ...['dites moi votre mot de passe', 'dis moi ton mot de passe'],
  ...['quel est votre mot de passe', 'quel est ton mot de passe'],
]

const es = [
  ...['tarjeta* regalo', 'tarjeta* de regalo', 'cheque* regalo'],
  ...['tarjeta* prepago', 'criptomoneda*', 'asistencia rápida'],
  ...['transferencia bancaria', 'transferencia inmediata', 'cuenta segura'],
  ...['transferir dinero', 'transferir el dinero', 'hacer una transferencia'],
  ...['haga una transferencia', 'haz una transferencia'],
  ...['código* de un solo uso', 'contraseña de un solo uso'],
  ...['código* de verificación', 'código* de seguridad', 'código* sms'],
  ...['código* del sms', 'código* por sms', 'su pin', 'tu pin'],
  ...['su código pin', 'tu código pin', 'número de tarjeta'],
  ...['número de su tarjeta', 'número de tu tarjeta'],
  ...['dígame su contraseña', 'deme su contraseña', 'dime tu contraseña'],
  ...['dame tu contraseña', 'cuál es su contraseña', 'cuál es tu contraseña'],
]

const it = [
  ...['carta regalo', 'carte regalo', 'buono regalo', 'buoni regalo'],
  ...['ricarica* postepay', 'ricaricare la postepay', 'criptovalut*'],
  ...['assistenza rapida', 'bonifico istantaneo', 'bonifico immediato'],
  ...['fare un bonifico', 'faccia un bonifico', 'fai un bonifico'],
  ...['conto sicuro', 'codice monouso', 'codici monouso', 'password monouso'],
  ...['codice usa e getta', 'codice di verifica', 'codice di sicurezza'],
  ...['codice sms', 'codice via sms', 'codice ricevuto via sms'],
  ...['il suo pin', 'il tuo pin', 'suo codice pin', 'tuo codice pin'],
  ...['numero di carta', 'numero della carta', 'numero della sua carta'],
  ...['mi dica la sua password', 'mi dia la sua password'],
  ...['dimmi la tua password', 'dammi la tua password'],
  ...['qual è la sua password', 'qual è la tua password'],
]

const nl = [
  ...['cadeau kaart*', 'cadeau bon*', 'prepaidkaart*', 'cryptomunt*'],
  ...['cryptovaluta', 'spoedoverboeking*', 'geld overmaken'],
  ...['geld over te maken', 'maak het geld over', 'kluisrekening*'],
  ...['veilige rekening', 'eenmalige code*', 'eenmalig wachtwoord'],
  ...['verificatiecode*', 'bevestigingscode*', 'beveiligingscode*'],
  ...['sms code*', 'tan code*', 'uw pincode', 'je pincode', 'uw pin'],
  ...['je pin', 'kaartnummer*', 'geef me uw wachtwoord'],
  ...['geef mij uw wachtwoord', 'geef me je wachtwoord'],
  ...['wat is uw wachtwoord', 'wat is je wachtwoord'],
]

const pl = [
  ...['kart* podarunkow*', 'bon* podarunkow*', 'kart* prezentow*'],
  ...['kart* przedpłacon*', 'kryptowalut*', 'przelew* natychmiastow*'],
  ...['zrobić przelew', 'zrób przelew', 'bezpieczne konto'],
  ...['bezpieczn* rachun*', 'konto techniczne', 'kod* blik*'],
  ...['kod* jednorazow*', 'hasł* jednorazow*', 'kod* weryfikacyjn*'],
  ...['kod* autoryzacyjn*', 'kod* z sms*', 'kod* sms', 'twój pin', 'pani pin'],
  ...['pana pin', 'numer* karty', 'podać swoje hasło', 'podaj swoje hasło'],
  ...['podaj mi hasło', 'jakie jest twoje hasło', 'jakie jest pani hasło'],
  ...['jakie jest pana hasło'],
]

const ptBR = [
  ...['cartão presente', 'cartões presente', 'vale presente', 'vales presente'],
  ...['cartão pré pago', 'cartões pré pagos', 'criptomoeda*'],
  ...['assistência rápida', 'transferência bancária', 'fazer um pix'],
  ...['faça um pix', 'faz um pix', 'fazer uma transferência', 'conta segura'],
  ...['código* de uso único', 'senha de uso único', 'código* de verificação'],
  ...['código* de segurança', 'código* sms', 'código* por sms'],
  ...['código* que chegou', 'seu pin', 'senha do banco', 'senha do cartão'],
  ...['número do cartão', 'número do seu cartão', 'me diga sua senha'],
  ...['me diga a sua senha', 'me passe sua senha', 'me passa sua senha'],
  ...['me fala sua senha', 'qual é a sua senha', 'qual a sua senha'],
]

const tr = [
  ...['hediye kart*', 'hediye çeki*', 'ön ödemeli kart*', 'kripto'],
  ...['kripto para*', 'havale', 'para gönder*', 'para transfer*'],
  ...['banka havale*', 'güvenli hesab*', 'hızlı yardım'],
  ...['tek kullanımlık şifre*', 'tek kullanımlık kod*', 'doğrulama kod*'],
  ...['onay kod*', 'güvenlik kod*', 'sms kod*', 'sms ile gelen kod*'],
  ...['gelen kodu', 'pin kodunu', 'pin kodunuzu', 'pin kodunuz'],
  ...['kart numara*', 'şifrenizi söyle*', 'şifreni söyle*', 'şifreniz nedir'],
  ...['şifrenizi verin', 'şifren ne'],
]

const uk = [
  ...['подарунков* карт*', 'подарунков* сертифікат*', 'криптовалют*'],
  ...['грошов* переказ*', 'банківськ* переказ*', 'переказати гроші'],
  ...['переказати кошти', 'перекажіть гроші', 'перекажіть кошти'],
  ...['безпечн* рахун*', 'одноразов* код*', 'одноразов* парол*'],
  ...['код* підтвердження', 'код* з смс', 'код* із смс', 'код* з sms'],
  ...['код* із sms', 'смс код*', 'ваш пін', 'твій пін', 'ваш pin', 'пін код*'],
  ...['номер* картки', 'скажіть ваш пароль', 'назвіть ваш пароль'],
  ...['скажіть свій пароль', 'назвіть свій пароль', 'скажи свій пароль'],
  ...['який ваш пароль', 'який твій пароль'],
]

const zhHans = [
  ...['*礼品卡*', '*购物卡*', '*充值卡*', '*比特币*', '*加密货币*'],
  ...['*虚拟货币*', '*虚拟币*', '*泰达币*', '*电汇*', '*汇款*', '*转账*'],
  ...['*安全账户*', '*安全帐户*', '*验证码*', '*一次性密码*', '*动态密码*'],
  ...['*动态口令*', '*银行卡号*', '*银行卡密码*', '*取款密码*'],
  ...['*告诉我密码*', '*密码告诉我*', '*密码发给我*', '*快速助手*'],
  ...['*向日葵远程*', '*向日葵控制*', '*远程控制软件*'],
]

const ar = [
  ...['*بطاق* *هداي*', '*بطاق* *هدي*', '*عمل* *رقمي*', '*عمل* *مشفر*'],
  ...['*تحويل* *بنكي*', '*حوال* *بنكي*', '*حوال* *مالي*', 'حساب آمن'],
  ...['*تحويل* *أموال', '*تحويل* *نقود', '*رمز* *تحقق', '*رمز* *تأكيد'],
  ...['*كود* *تحقق', '*كود* *تفعيل', '*لمرة واحدة', '*رقم* *بطاق*'],
  ...['رقمك السري', 'رمزك السري', 'أعطني كلم* *مرور*', 'ما هي كلمة مرورك'],
  ...['أخبرني بكلمة *مرور*', 'أرسل* لي *رمز*', 'أعطني *رمز*'],
]

/** Words and phrases that are found only as whole words. */
export const scamPhrases = [
  ...[...international, ...en, ...de, ...fr, ...es, ...it, ...nl, ...pl],
  ...[...ptBR, ...tr, ...uk, ...zhHans, ...ar],
]

/** Found only in the address of a link, such as that of a gift card shop. */
export const scamAddressWords = [
  ...['gutschein*', 'egift*', 'voucher*', 'cheques regalo', 'tarjetas regalo'],
  ...['quickassist', 'quick assist', '9p7bp5vnwkx5'],
]

/**
 * Hosts of remote-control programs, shops for gift cards, and cryptocurrency
 * exchanges. Their names are ordinary words, so a search for words would not
 * find them. Subdomains count too.
 */
export const scamHosts = [
  ...['remotedesktop.google.com', 'supremocontrol.com', 'fastsupport.com'],
  ...['assist.zoho.com', 'assist.zoho.eu', 'join.zoho.com', 'join.zoho.eu'],
  ...['logmein.com', 'logmein123.com', '123rescue.com', 'gotoresolve.com'],
  ...['getscreen.me', 'dwservice.net', 'atera.com', 'ninjarmm.com'],
  ...['beyondtrustcloud.com', 'bomgarcloud.com', 'screenmeet.com', 'oray.com'],
  ...['sunlogin.oray.com', 'distantdesktop.com', 'remoteutilities.com'],
  ...['dundle.com', 'startselect.com', 'recharge.com', 'guthaben.de'],
  ...['aufladen.de', 'gameflip.com', 'egifter.com', 'gyft.com', 'raise.com'],
  ...['cardpool.com', 'paxful.com', 'g2a.com', 'eneba.com', 'kinguin.net'],
  ...['kraken.com', 'gemini.com', 'crypto.com', 'okx.com', 'htx.com'],
  ...['blockchain.com', 'exodus.com', 'bitso.com', 'mercadobitcoin.com.br'],
  ...['paribu.com', 'kuna.io', 'zondacrypto.com', 'coinflip.tech'],
  ...['bitcoindepot.com', 'ledger.com', 'changelly.com', 'uphold.com'],
]
