/**
 * The commonest words of shoppers who don't write English, by language code. `kinds` maps intents in `ways-to-ask.ts` to
 * words (`*` stands for any ending), `pieces` maps names in `store.ts`, `parts` maps names of body measures, `words` maps English words that tell which part of
 * an answer is asked for, and `common` tells the languages apart. If two kinds fit equally well, the first applies.
 */
export const LANGUAGES = {
  de: {
    answers: 'Diese Demonstration antwortet auf Englisch.',
    cannot:
      'Das verstehe ich nicht. Diese Demonstration kennt auf Deutsch nur das Häufigste: Lieferung, Rückgabe, Größe, Bestand, Bestellung, Zahlung, Rabatt, Material und Pflege.',
    common:
      'ich du sie wir ist sind der die das den dem ein eine einen und oder nicht wie was wo wann welche welcher welches welchem welchen kann kannst können könnte haben hat habe gibt es sie ihnen dann auch schon noch heute morgen bis vor da so gut gerne suche etwas anziehen größer kleiner für mit nach von zu aus auf bei mein meine meinen euer eure ihr ihre viel lange mir mich bitte hallo danke noch brauche möchte wird werden man',
    kinds: `pockets: taschen, innentasche*; hemming: kürz*, umnäh*, säum*; filter: suche, idee*; gift: geschenk*, einpacken; feel: kratz*, weich, warm; colour: farbe*, schwarz*, blau*, rot*, grün*; order-status: bestellung, paket, sendung*; returns: rückgabe*, zurück*, retour*, rücksend*, umtausch*, tausch*, erstattung, widerruf*; delivery: liefer*, versand*, versenden, zustell*, porto, schickt, verschickt, zoll; payment: bezahl*, zahlen, zahlung*, rechnung, paypal, klarna, kreditkarte, raten*; discount: rabatt*, gutschein*, nachlass, aktion, günstiger; human: mensch*, person, mitarbeiter*, kundenservice, kundendienst, sprechen, telefon*, kontakt*; care: wasch*, wäsche*, pflege*, trockner, bügeln, reinig*; order-change: stornier*, adresse; not-sold: schuh*, socken, hut, schal; stock: verfügbar*, haben, habt, vorrätig, lager, ausverkauft; fabric: durchsichtig*, material*, stoff*, baumwolle, leinen, wolle; sizing: zwischen, brustumfang, taillenumfang, größe*, groesse*, passform, fällt, passt; price: kostet, preis*, kosten; thanks: danke*; hello: hallo, moin, servus`,
    pieces:
      'dress: kleid, kleider; jacket: jacke; shirt: hemd, bluse; sweater: pullover, pulli; trousers: hose; belt: gürtel; bag: tasche; jeans: jeans, jeanshose',
    parts: 'waist: taille, bund*; chest: brust*; hips: hüft*; inseam: innenbein*; tall: groß',
    words:
      'free: kostenlos*, gratis, umsonst; cost: kostet, kosten; see: durchsichtig*; refund: erstattung, geld; exchange: umtausch*, tausch*; hem: gekürzt*, gekürzte; long: tage, lange',
  },
  fr: {
    answers: 'Cette démonstration répond en anglais.',
    cannot:
      'Je ne comprends pas. En français, cette démonstration ne connaît que le plus courant : livraison, retours, tailles, stock, commande, paiement, remises, matière et entretien.',
    common:
      'je tu vous nous il elle est sont le la les un une des de du et ou pas comment quel quelle quels quelles où quand combien que qui puis peux peut pouvez avez avoir ai mon ma mes votre vos pour avec en dans sur au aux bonjour merci encore faut ce cette y se s il t à avant après cherche environ mère père ami amie bonsoir possible est temps fait faites faire chez moi aussi alors samedi lundi vendredi même quelque chose besoin ça c d l j qu',
    kinds: `pockets: poche*; hemming: raccourc*, ourlet*; filter: cherche*, idée*; gift: cadeau*, paquet*; feel: gratte*, doux, douce, chaud*; order-status: commande, colis; returns: retour*, renvoy*, rendre, échang*, rembours*; delivery: livr*, expédi*, envoi, envoyez, port, frais, délai*, douane; payment: paiement, payer, paie, carte, paypal, klarna; discount: promo*, réduction*, remise*, rabais; human: humain, conseiller*, personne, parler, téléphone, contact*, service; care: lav*, entret*, repass*, machine, sèche*; order-change: annul*, adresse; colour: couleur*, noir*, bleu*, rouge*, vert*; not-sold: chaussure*, chaussettes, chapeau, écharpe; stock: disponible*, avez, stock, rupture; fabric: transparent*, matière*, tissu*, composition, coton, lin, laine, cuir; sizing: entre, poitrine, taille*, pointure, grand*, petit*; price: coûte*, coute*, prix; thanks: merci; hello: bonjour, salut`,
    pieces:
      'dress: robe, robes; jacket: veste; shirt: chemise; sweater: pull; trousers: pantalon; belt: ceinture; bag: sac; jeans: jean, jeans',
    parts: 'waist: tour de taille; chest: tour de poitrine, poitrine; hips: hanche*; inseam: entrejambe',
    words:
      'free: gratuit*; cost: coûte*, coute*, payer; see: transparent*; refund: rembours*; exchange: échang*; hem: ourlet*; long: jours, temps',
  },
  es: {
    answers: 'Esta demostración responde en inglés.',
    cannot:
      'No lo entiendo. En español, esta demostración solo conoce lo más común: envíos, devoluciones, tallas, existencias, pedidos, pagos, descuentos, materiales y cuidados.',
    common:
      'yo tú usted es son está están el la los las un una unos de del y o no cómo qué cuál cuánto cuánta cuántos dónde cuándo puedo puede pueden tiene tienen hay mi mis su para con en por se me lo hola gracias quiero necesito a al que si este esta eso eso y a buenas vale hacéis hacen también muy más busco regalo hasta antes pero como algo estoy tengo soy mañana hoy',
    kinds: `pockets: bolsillo*; hemming: acort*, dobladillo; filter: busco, idea*; gift: regalo, envolver, envuelto; feel: pica, suave, abriga; order-status: pedido, paquete; returns: devol*, devuelv*, cambi*, reembols*; delivery: envío*, envios, envia*, entreg*, llega, tarda, aduana*; payment: pago*, pagar, tarjeta, paypal, klarna; discount: descuento*, promo*, rebaja*, cupón; human: persona, humano, agente, hablar, teléfono, contact*, atención; care: lav*, cuid*, planch*, secadora; order-change: cancel*, anul*, dirección; colour: color*, negro, negra, azul, rojo, roja, verde; not-sold: zapato*, calcetines, sombrero, bufanda; stock: tienen, tenéis, disponible*, existencias, queda*, agotad*; fabric: transparent*, hecho, hecha, material*, tela, tejido, algodón, lino, lana, cuero; sizing: entre, pecho, talla*, tamaño*; price: cuesta*, precio*; thanks: gracias, vale; hello: hola`,
    pieces:
      'dress: vestido, vestidos; jacket: chaqueta; shirt: camisa; sweater: jersey, suéter; trousers: pantalón, pantalones; belt: cinturón; bag: bolso; jeans: vaqueros, jeans',
    parts: 'waist: cintura; chest: pecho; hips: cadera*; inseam: entrepierna',
    words:
      'free: gratis, gratuit*; cost: cuesta*; see: transparent*; refund: reembols*, dinero; exchange: cambi*; hem: acortad*; long: días, tiempo',
  },
};
