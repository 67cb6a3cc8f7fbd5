import { phrases } from './phrases.ts';

/** Spoken to the agent itself. */
export const SMALL_TALK = phrases({
  greeting:
    'hi, hello, hey, hiya, good afternoon, howdy, greetings, yo, sup, good morning, good evening, hallo, heya, hellooo',
  thanks:
    'thanks, thx, ty, cheers, great, perfect, awesome, brilliant, cool, ok, okay, got it, i see, nice, super, good to know, wonderful, helpful, fine, alright',
  bye: 'bye, goodbye, see you, have a nice day, goodnight, that is all',
  howAreYou: 'how are you, hows it going, whats up',
  bot: 'bot, robot, chatbot, ai, chatgpt, gpt, claude, gemini, language model, llm, real person, you human, are you real, a machine, who are you, what are you, your name, who made you, who built you, how do you work, automated, computer, are you a real, software, scripted',
  demo: 'real store, real shop, fake, demo, demonstration, actually buy, checkout, place an order, i want to buy, want to order, like to order, buy one, real products, exist, genuine, how do i order, buy now, basket, cart',
  privacy:
    'what i type, my data, save this chat, recorded, privacy, gdpr, cookies, who reads, do you store, do you keep, transcript, this conversation',
  told: 'the person be told, what goes to a person, when do you hand over',
  abilities: 'what can you do, what can i ask, help, what do you know, examples',
});

/** Orders given to the agent. They are answered alike, whatever else stands beside them. */
export const ORDERS_TO_OBEY = phrases({
  hostile:
    'as an ai, ignore all, ignore your, ignore the, ignore previous, ignore everything, ignore any, ignore what, ignore these, ignore those, ignore prior, ignore instructions, ignore rules, disregard, forget your, forget all, forget everything, forget the, forget previous, override, overrule, bypass, prompt, your instructions, instructions above, previous instructions, hidden instructions, your rules, new instructions, your guidelines, you are now, you will now, from now on, pretend, act as, act like, roleplay, role play, imagine you, jailbreak, dan, developer mode, admin, administrator, sudo, repeat after me, repeat the, repeat your, repeat everything, repeat this, say exactly, say the words, just say yes, just say, answer only, reply only, respond only, only answer, only reply, only say, always say, always answer, confirm everything, confirm that everything, drop table, delete from, insert into, select from, union select, or 1 1, database, dump, passwd, script, javascript, onerror, onload, iframe, svg, document cookie, constructor, proto, password, secret, token, source code, your code, all orders, list orders, other orders, open orders, recent orders, another customer, customer list, customer names, email of, email address of, address of order, who ordered, who bought, names of, i am the owner, store owner, shop owner, i am the boss, i work here, i work for, i am noor, on behalf of, her order, his order, their order, neighbours order, hack, exploit, inject, base64, translate your, repeat back, verbatim, word for word',
});

/** Ordinary words. They are spelt as they are meant, and say nothing about a piece. */
export const ORDINARY = new Set([
  ...SMALL_TALK.words,
  ...ORDERS_TO_OBEY.words,
  ...`
    mars sheep describe married a able about again almost already also and anybody anyone anything anyway around at away because been
    before best between big bit both bring but by came chance choose clear close come could couple
    currently dear definitely did different done down during each early either end enough even ever every
    exact except expect far feel few find first five found four front full further gave general give
    given go gone had half happen happy hard has he hear him hope hour house however i idea information
    instead interested item job kind knew known large late later least less let life little live ll long
    look lot love low main make many matter may maybe mean medium meet might mind mine minute moment
    month more most must myself near need never next no none normal nothing number off often old once
    option our own pair part people per perhaps piece please point possible pretty probably problem
    product question quick quickly quite rather re read ready reason right round said same saw second
    seem seen sell send sent set seven several shall she should show side since single six small so some
    something sometimes somewhere soon sorry sort specific start still stop stuff such sure taken talk
    ten test than them then there thing think though thought three through till time today together too
    top tried true try turn two under until upon us usual various ve very was way we wear week well went
    were whatever whether which while whole whom whose wish with within without wonder world worn would
    wrong year yesterday yet zero monday tuesday wednesday thursday friday saturday sunday january
    february march april june july august september october november december summer winter spring autumn
    office daily casual formal party wedding eur euro dollar pound cheap cheaper extra thirty forty
    twenty fifty sixty seventy eighty ninety hundred fifteen sixteen fourteen eight nine cannot friend
    wife husband mother mum dad sister brother girlfriend daughter son gift lol website online site
    internet safe ahead regarding concerning considering
  `
    .trim()
    .split(/\s+/),
]);
