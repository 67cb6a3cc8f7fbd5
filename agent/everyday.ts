import { phrases } from './phrases.ts';

/** Spoken to the agent itself. */
export const SMALL_TALK = phrases({
  greeting:
    'hi, hello, hey, hiya, good afternoon, good day, howdy, greetings, yo, sup, morning, evening, hallo, heya, hellooo',
  thanks:
    'thanks, thx, ty, cheers, much appreciated, appreciate it, great, perfect, awesome, lovely, brilliant, cool, ok, okay, got it, i see, nice, super, good to know, makes sense, wonderful, helpful, fine, alright, sounds good',
  bye: 'bye, goodbye, see you, see ya, have a nice day, have a good day, good night, goodnight, thats all, that is all',
  howAreYou: 'how are you, how is it going, hows it going, how do you do, whats up, how are things, you ok',
  bot: 'bot, robot, chatbot, ai, artificial intelligence, chatgpt, gpt, claude, gemini, language model, llm, real person, you human, are you real, a machine, who are you, what are you, your name, who made you, who built you, how do you work, how does this work, what model, are you a person, automated, computer, actual person, are you alive, are you a real, a program, software, an algorithm, decision tree, rule based, if else, scripted',
  demo: 'real store, real shop, real company, is this real, made up, fake, demo, demonstration, can i really buy, actually buy, really order, buy here, checkout, check out, buy it here, take my order, add to bag, add it to my bag, place an order, i want to buy, want to order, like to buy, like to order, buy one, put it in my bag, pretend store, real products, exist, genuine, purchase it, purchase this, buy it now, where can i buy, how do i buy, how do i order, how can i order, how can i buy, buy now, basket, cart',
  privacy:
    'what i type, what i write, my data, save this chat, recorded, privacy, gdpr, cookies, who reads, who can see, do you store, do you keep, transcript, this conversation',
  told: 'the person be told, they be told, person see, person get, person told, what goes to a person, when do you hand over, why hand over, what do you hand over, decide what goes',
  abilities:
    'what can you do, what can i ask, help, what do you know, what questions, what can you tell, what can you answer, examples, you do not know, you can not answer',
});

/** Orders given to the agent. They are answered alike, whatever else stands beside them. */
export const ORDERS_TO_OBEY = phrases({
  hostile:
    'ignore all, ignore your, ignore the, ignore previous, ignore everything, ignore any, ignore what, ignore these, ignore those, ignore prior, ignore instructions, ignore rules, disregard, forget your, forget all, forget everything, forget the, forget previous, override, overrule, bypass, prompt, your instructions, instructions above, previous instructions, hidden instructions, your rules, new rule, new instructions, your guidelines, you are now, you will now, from now on, pretend, act as, act like, roleplay, role play, imagine you, jailbreak, dan, developer mode, admin, administrator, sudo, repeat after me, repeat the, repeat your, repeat everything, repeat this, say exactly, say the words, say yes, just say, answer only, reply only, respond only, only answer, only reply, only say, always say, always answer, confirm everything, confirm that everything, drop table, delete from, insert into, select from, union select, or 1 1, database, dump, passwd, script, javascript, onerror, onload, iframe, svg, document cookie, constructor, proto, password, secret, token, source code, your code, all orders, list orders, other orders, open orders, recent orders, latest order, last order, somebody else, someone else, another customer, customer list, customer names, email of, email address of, address of order, who ordered, who bought, names of, system, assistant, im the owner, i am the owner, i am the boss, i work here, i work for, i am noor, on behalf of, her order, his order, their order, neighbours order, hack, exploit, inject, base64, translate your, repeat back, verbatim, word for word',
});

/** Ordinary words. They are spelt as they are meant, and say nothing about a piece. */
export const ORDINARY = new Set(
  `
    a able about above actually add after again all almost already also always am an and another anybody
    anyone anything anyway are around as ask at away back be because been before best between big bit
    both bring but buy by came can chance check choose clear close come could couple currently day dear
    decide definitely did different do does done down during each early either else end enough even ever
    every exact exactly except expect far feel few find fine first five for found four from front full
    further gave general get give given go goes gone good got had half hand happen happy hard has have
    he hear her here him his hope hour house how however i idea if in information instead interested
    into is it item job just keep kind knew know known large last late later least less let life like
    little live ll long look lot love low made main make many matter may maybe me mean medium meet might
    mind mine minute moment month more most much must my myself name near need never new next nice no
    none normal not nothing now number of off often old on once only open option or order other our out
    over own pair part people per perhaps person piece place please point possible pretty probably
    problem product put question quick quickly quite rather re read ready real really reason right round
    said same saw say second see seem seen sell send sent set seven several shall she should show side
    since single six small so some something sometimes somewhere soon sorry sort specific start still
    stop store stuff such sure take taken talk tell ten test than that the their them then there these
    they thing think this those though thought three through till time to today together told too top
    tried true try turn two type under until up upon us usual various ve very want was way we wear week
    well went were what whatever when where whether which while who whole whom whose why will wish with
    within without wonder word work world worn would wrong year yes yesterday yet you your zero monday
    tuesday wednesday thursday friday saturday sunday january february march april june july august
    september october november december summer winter spring autumn morning office daily casual formal
    party wedding eur euro dollar pound cheap cheaper thanks hello extra thirty forty twenty fifty sixty
    seventy eighty ninety hundred fifteen sixteen fourteen eight nine cannot friend wife husband mother
    mum dad sister brother girlfriend daughter son gift ok lol shop website online site internet
    customer ahead regarding concerning considering
  `
    .trim()
    .split(/\s+/),
);
