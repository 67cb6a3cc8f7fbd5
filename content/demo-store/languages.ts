/**
 * The commonest words of shoppers who don't write English, by language code. `words` maps English words to words of the
 * language: `*` stands for any ending, and '-' marks words that English leaves out. Longer entries apply first.
 */
export const LANGUAGES = {
  de: {
    answers: 'Diese Demonstration antwortet auf Englisch.',
    cannot:
      'Das verstehe ich nicht. Diese Demonstration kennt auf Deutsch nur das Häufigste: Lieferung, Rückgabe, Größe, Bestand, Bestellung, Zahlung, Rabatt, Material und Pflege.',
    words: `-: der, die, das, den, dem, des, ein, eine, einen, einem, einer, denn, mal, doch, schon, ja, gern*, ungefähr, etwa,
      eigentlich, euch, uns, sich, lieber, wirklich, ganz, so, da, dann, beim, bei, vom, sehr, nur, viel, noch, kommen, würde, wäre, geht, gehen,
      schade, super, ok; on top: dazu, obendrauf; wider with wear: weiter, ausgeleiert, leiert aus; in stock: noch da, gerade da, ist die da, ist der da, ist das da, ist es da; can it: darf der, darf die, darf das, darf es; hello: hallo, moin, servus, guten tag, guten morgen, guten abend;
      thanks: danke*, vielen dank; please: bitte; how long: wie lange, wie lang, wie viele tage, wieviele tage, dauer;
      take: dauert, braucht; i need: brauche, brauchen, benötige*; how much is: was kostet, was kosten, wie teuer;
      how much: wie viel, wieviel; cost: kostet, kosten; price: preis*; how: wie; what: was, aus welchem, woraus; which: welch*; when: wann;
      where: wo, wohin; where from: woher; who: wer; why: warum, wieso, weshalb; do you have: habt ihr, haben sie, hast du,
      gibt es, gibts, führt ihr; is there: gibt's; have: habe, haben, hat, hab; can i: kann ich, darf ich, könnte ich, kann man;
      can you: könnt ihr, können sie, kannst du, könntet ihr; can: kann, können, könnt; do you ship: liefert ihr, liefern sie,
      versendet ihr, versenden sie, schickt ihr, verschickt ihr; delivery: liefer*, versand*, zustell*, porto;
      delivery cost: versandkosten, lieferkosten; free delivery: versandkostenfrei; ship: schick*, verschick*, versend*;
      customs: zoll*; return postage: rücksendekosten, rückversand; return: rückgabe*, zurückgeb*, zurückgegeben, zurückschick*, zurücksend*, retour*, rücksend*, widerruf*;
      money back: geld zurück; exchange: umtausch*, tausch*, umgetauscht; refund: erstatt*, rückerstatt*; back: zurück;
      money: geld; order: bestell*; ordered: bestellt; parcel: paket*, sendung*, päckchen; arrive: ankomm*, angekommen, kommt;
      cancel: stornier*; change: ändern, ändert, geändert; address: adresse*, lieferadresse, anschrift; pay: bezahl*, zahl*;
      invoice: rechnung; instalments: raten, ratenzahlung; credit card: kreditkarte*; discount: rabatt*, nachlass, aktion*;
      code: code*, gutscheincode; gift card: gutschein*; gift: geschenk*; gift wrap: einpack*, verpack*; wash: wasch*, wäsche,
      gewaschen; washing machine: waschmaschine, maschine; tumble dry: trockner; iron: bügel*, gebügelt; clean: reinig*;
      care: pflege*; shrink: einlaufen, eingehen, läuft ein, geht ein, gehen ein; material: material*, stoff*; cotton: baumwolle*;
      linen: leinen*; linen shirt: leinenhemd*, leinenbluse*; linen dress: leinenkleid*; wool trousers: wollhose*; wool sweater: wollpull*; length: länge*; wool: wolle*; merino wool: merino*; leather: leder*; lined: gefüttert*; see through: durchsichtig*,
      blickdicht; itchy: kratz*, juckt; soft: weich*; warm: warm*; thick: dick*; thin: dünn*; colour: farbe*; black: schwarz*;
      blue: blau*; red: rot*; green: grün*; white: weiß, weiße, weißes, weißen; i don't know: weiß nicht; grey: grau*; size: größe*, groesse*, grösse*; between: zwischen;
      fit: pass*, sitzt, auch gehen, auch noch gehen; loose: locker*, weiter geschnitten; stiff: steif*; runs: fällt; too big: zu groß, zu weit; runs large: groß aus; runs small: klein aus; bigger: größer*;
      smaller: kleiner*; small: klein; tall: groß; petite: kurzgröße*, in kurz, petite; chest: brust*, oberweite; waist: taille*,
      bund; hips: hüft*; inseam: innenbein*, schrittlänge; long: lang, lange; sleeve: ärmel*;
      short: kurz; hem: kürzen, kürzt, kürze, gekürzt*, umnäh*, säum*; repair: reparier*, reparatur*, flick*; made: hergestellt, gemacht, genäht,
      produziert; in stock: vorrätig*, auf lager, lager, verfügbar*, lieferbar*; sold out: ausverkauft; back in stock: wieder da,
      wieder rein; again: wieder; pockets: innentasche*, hosentasche*; bag: tasche, taschen; dress: kleid, kleider;
      jacket: jacke*; shirt: hemd*, bluse*; sweater: pullover*, pulli*, strick*; trousers: hose*; belt: gürtel*; jeans: jeanshose*;
      shoes: schuh*, stiefel; socks: socken; hat: hut, mütze; scarf: schal; skirt: rock; coat: mantel; wedding: hochzeit*;
      party: feier*, abschlussfeier; office: büro*; interview: vorstellungsgespräch, bewerbungsgespräch; summer: sommer*; summer holiday: sommerurlaub; holiday: urlaub*;
      winter: winter*; looking for: suche, suchen; something: etwas; recommend: empfehl*, idee*; wear: anziehen, tragen, trage;
      goes with: passt zu, passt dazu; person: mensch*, mitarbeiter*, kundenservice, kundendienst; talk to: sprechen, reden;
      phone: telefon*, anrufen; shop: laden, geschäft, filiale; open: geöffnet, offen; opening hours: öffnungszeiten;
      free: kostenlos*, gratis, umsonst, kostenfrei; today: heute; tomorrow: morgen; days: tage*, werktage; weeks: wochen;
      monday: montag; tuesday: dienstag; wednesday: mittwoch; thursday: donnerstag; friday: freitag; saturday: samstag;
      sunday: sonntag; weekend: wochenende; by: bis; before: vor; to: nach, zu, zum, zur; for: für; with: mit;
      without: ohne; in: im; on: auf, am; from: aus, von; and: und; or: oder; not: nicht, kein*; it: es, sie, ihn; this: dies*;
      if: wenn, falls; also: auch; more: mehr; other: ander*; both: beide*; difference: unterschied*; better: besser*;
      cheapest: billigste*, günstigste*; cheaper: billiger*, günstiger*; real: echt*, echtes; student: student*;
      damaged: kaputt, beschädigt*, defekt*; wrong: falsch*; mother: mutter, mama; husband: mann; friend: freundin, freund;
      i am: ich bin, bin; i: ich; my: mein*; me: mir, mich; you: du, ihr; we: wir; is: ist, wird; are: sind, seid; want: möchte, will`,
  },
  fr: {
    answers: 'Cette démonstration répond en anglais.',
    cannot:
      'Je ne comprends pas. En français, cette démonstration ne connaît que le plus courant : livraison, retours, tailles, stock, commande, paiement, remises, matière et entretien.',
    words: `-: le, la, les, l', un, une, des, du, de, d', c', s', m', t', qu', j', n', ne, se, y, donc, alors, bien, très, s'il vous
      plaît, svp, stp, il faut, plutôt, vraiment, ce que, normalement, crois, déjà, tout, peu près, dommage; on top: en plus; hello: bonjour, bonsoir, salut, coucou; thanks: merci*;
      how long: combien de temps, délai*, durée, combien de jours; take: prend, prennent, met; i need: j'ai besoin, besoin; how much is: combien coûte,
      combien coûtent, c'est combien, ça coûte combien, quel est le prix; how much: combien; cost: coûte*; price: prix, tarif*;
      how: comment; what: quoi, que, quel, quelle, quels, quelles, qu'est-ce que, qu'est-ce qui; which: lequel, laquelle, lesquels;
      when: quand; where: où est, d'où; who: qui; why: pourquoi; do you have: vous avez, avez-vous, vous l'avez, tu as,
      il y a, vous faites; have: avoir, ai, j'ai; can i: puis-je, je peux, est-ce que je peux, peut-on, on peut,
      pourrais-je; can you: pouvez-vous, vous pouvez, pourriez-vous; can: peux, peut, pouvez, peuvent; do you ship: livrez-vous,
      vous livrez, expédiez-vous, vous envoyez, envoyez-vous; delivery: livr*, expédi*, port; delivery cost: frais de port,
      frais de livraison; ship: envo*; customs: douane*, droits de douane, frais de douane; straight: droit, droits; payment methods: moyens de paiement; duties included: sont compris, sont comprises, inclus, incluse;
      return postage: frais de retour; return: retour*, renvoy*, rendre; exchange: échang*; refund: rembours*; money: argent; order: command*; parcel: colis, paquet;
      where is my order: où est ma commande, où en est ma commande; arrive: arriv*, reçois, recevoir; cancel: annul*;
      change: chang*, modifi*; address: adresse; pay: payer, paiement*, paie*, règl*; countries: pays; invoice: facture; instalments: plusieurs fois;
      credit card: carte bancaire, carte bleue, carte; discount: promo*, réduction*, remise*, rabais, soldes; code: code*;
      gift card: carte cadeau, bon cadeau; gift: cadeau*; gift wrap: emball*, paquet cadeau, paquets cadeaux, papier cadeau; lost: perdu*; back in stock: revient, reviennent; wash: lav*; washing machine: machine;
      tumble dry: sèche-linge, sèche*; iron: repass*; care: entret*; shrink: rétréci*; material: matière*, tissu*, composition;
      made of: composé*, en quoi; cotton: coton; linen: lin; wool: laine; leather: cuir; lined: doublé*; see through: transparent*;
      itchy: gratt*, pique*; soft: doux, douce; stiff: raide*, rigide*; raw jeans: brut, jean brut; warm: chaud*; thick: épais*; thin: fine; colour: couleur*; black: noir*;
      blue: bleu*; red: rouge*; green: vert*; white: blanc*; grey: gris*; size: taille*, pointure*; runs large: taille grand,
      taillent grand; runs small: taille petit, taillent petit; between: entre; fit: vont, convien*, coupe; bigger: plus grand*; longer: plus long*;
      smaller: plus petit*; petite: petite, petite taille; big: grand*; small: petit, petits; i am tall: je mesure; i wear: je fais; what do i do now: maintenant je fais quoi, je fais quoi;
      chest: tour de poitrine, poitrine; waist: tour de taille; hips: hanche*; inseam: entrejambe; length: longueur*;
      long: long, longue; sleeve: manche*; short: court*; hem: raccourc*, ourlet*; repair: répar*; made: fabriqué*, fait, faits;
      in stock: disponible*, en stock, stock, existe*, il en reste, en reste, il reste; sold out: épuisé*, en rupture, rupture; back in stock: de retour, de nouveau;
      pockets: poche*; bag: sac; dress: robe, robes; jacket: veste*; shirt: chemise*; sweater: pull, pulls; trousers: pantalon*;
      belt: ceinture*; jeans: jean; shoes: chaussure*; socks: chaussettes; hat: chapeau; scarf: écharpe; skirt: jupe*;
      coat: manteau; wedding: mariage; party: fête, soirée; office: bureau; interview: entretien d'embauche; summer: en été, l'été, cet été, d'été;
      winter: hiver; looking for: cherche*; something: quelque chose; recommend: conseill*, idée*; goes with: va avec, irait avec; wear: porter, mettre, fait du, fais du, mets du;
      person: humain, un conseiller, une conseillère, quelqu'un, personne, service client; talk to: parler; phone: téléphone*, appeler;
      shop: magasin, boutique; open: ouvert*; opening hours: horaires; free: gratuit*, offert*; today: aujourd'hui;
      tomorrow: demain; days: jours; weeks: semaines; monday: lundi; tuesday: mardi; wednesday: mercredi; thursday: jeudi;
      friday: vendredi; saturday: samedi; sunday: dimanche; by: avant; to: à, au, aux, vers; for: pour; with: avec;
      without: sans; in: en, dans; on: sur; by: par; and: et; or: ou bien; not: pas; it: il, elle, ça, ce, cela, ils, elles;
      this: cette, cet, ces; if: si; also: aussi; still: encore; more: plus; other: autre*; both: les deux; difference: différence*;
      better: mieux, meilleur*; cheapest: moins cher, moins chère; expensive: cher, chère; real: vrai*, véritable; student: étudiant*;
      damaged: abîmé*, cassé*, endommagé*; wrong: mauvais*; mother: mère, maman; husband: mari; friend: ami, amie;
      i am: je suis; i: je; my: mon, ma, mes; me: moi, me; you: vous, tu; your: votre, vos; we: nous, on; is: est, sera, est-ce que,
      est-ce; are: sont; want: veux, voudrais, voulais, aimerais`,
  },
  es: {
    answers: 'Esta demostración responde en inglés.',
    cannot:
      'No lo entiendo. En español, esta demostración solo conoce lo más común: envíos, devoluciones, tallas, existencias, pedidos, pagos, descuentos, materiales y cuidados.',
    words: `-: el, la, los, las, un, una, unos, unas, de, del, lo, se, le, les, pues, vale, por favor, muy, bueno, ya, hace, sin usar, quería saber,
      quisiera saber, me gustaría saber; hello: hola, buenas, buenos días, buenas tardes; thanks: gracias; how long: cuánto tarda,
      cuánto tardan, cuánto tiempo, cuántos días, plazo; take: tarda*; i need: necesito, necesita*; how much is: cuánto cuesta,
      cuánto cuestan, cuánto vale, qué precio, cuánto es; how much: cuánto, cuánta; cost: cuesta*; price: precio*; how: cómo;
      what: qué; which: cuál, cuáles; when: cuándo; where: dónde; from where: de dónde; who: quién; why: por qué;
      do you have: tenéis, tienen, tienes, hay; have: tengo, tiene, llevo; can i: puedo, se puede, se pueden, podría;
      can you: podéis, pueden, podrían; do you ship: enviáis, envían, hacéis envíos, entregáis; delivery: envío*, entrega*;
      delivery cost: gastos de envío; ship: envi*; customs: aduana*; return: devol*, devuelv*; return postage: envío de vuelta, gastos de devolución; exchange: cambiar*, cambio;
      refund: reembols*; money: dinero; order: pedido*; spain: península; parcel: paquete; lost: perdid*; bought: compr*; arrive: lleg*; cancel: cancel*, anul*; change: modific*;
      address: dirección; pay: pag*; invoice: factura; instalments: plazos, a plazos; credit card: tarjeta*; discount: descuento*,
      promo*, rebaja*, cupón; code: código*; gift card: tarjeta regalo; gift: regalo*, regalar; gift wrap: envolver, envuelto;
      wash: lav*; washing machine: lavadora, máquina; tumble dry: secadora; iron: planch*; care: cuid*; shrink: encoge*;
      material: material*, tela*, tejido*; cotton: algodón; linen: lino; wool: lana; leather: cuero, piel; lined: forrad*;
      see through: transparent*, transparenta*; itchy: pica*; soft: suave*; warm: abriga*, calent*, cálid*; thick: grues*; thin: fino, fina, finos, finas;
      colour: color*; black: negro*, negra*; blue: azul*; red: rojo*, roja*; green: verde*; white: blanc*; grey: gris*; size: talla*,
      tamaño*; between: entre; fit: queda, quede, quedan bien, sient*; bigger: más grande*, mayor; smaller: más pequeñ*, menor; big: grande*;
      small: pequeñ*; tall: alto, alta, mido; petite: petite; chest: pecho; waist: cintura; hips: cadera*; inseam: entrepierna;
      length: largo, longitud; long: larg*; sleeve: manga*; short: cort*; hem: acort*, dobladillo*; repair: repar*, arregl*;
      made: hecho*, hecha*, fabrica*; in stock: disponible*, existencias, en stock, quedan; sold out: agotad*;
      back in stock: vuelve*, volverá*, de nuevo; pockets: bolsillo*; bag: bolso*; dress: vestido*; jacket: chaqueta*;
      shirt: camisa*; sweater: jersey*, suéter*; trousers: pantalón, pantalones; belt: cinturón*; jeans: vaquero*; straight: rectos, recto;
      shoes: zapato*; socks: calcetines; hat: sombrero; scarf: bufanda; skirt: falda*; coat: abrigo*; wedding: boda*;
      party: fiesta*; office: oficina; interview: entrevista; summer: verano; winter: invierno; looking for: busco, buscando;
      something: algo; recommend: recom*, idea*; goes with: pega con, combina con, queda bien con; wear: poner*, llevar; person: persona, humano, agente, atención al cliente;
      talk to: hablar; phone: teléfono, llamar; shop: tienda*; open: abiert*, abr*; opening hours: horario*; free: gratis, gratuit*;
      today: hoy; tomorrow: mañana; days: días; weeks: semanas; monday: lunes; tuesday: martes; wednesday: miércoles;
      thursday: jueves; friday: viernes; saturday: sábado; sunday: domingo; by: antes del; to: a, al, hasta;
      for: para, por; with: con; without: sin; in: en; and: y, e; or: o, u; not: no; it: ella, eso, esto; this: este, estos,
      estas; if: si; also: también; still: todavía, aún; more: más; other: otr*; both: ambos, los dos, las dos;
      difference: diferencia*; better: mejor*; cheapest: más barat*; real: auténtic*; student: estudiante*; damaged: dañad*, rot*,
      defectuos*; wrong: equivocad*; mother: madre; husband: marido; friend: amiga, amigo; i am: soy, estoy; my: mi, mis;
      me: me; you: tú, usted; your: su, sus; we: nosotros; is: es, está; are: son, están; want: quiero, quisiera, quería`,
  },
};
