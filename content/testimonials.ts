/**
 * A testimonial. All testimonials are samples from fictional clients, and the pages mark them as such. Replace them
 * with real ones that have a name, or remove them.
 */
export interface Testimonial {
  /** Testimonials without a name are marked as samples. */
  name?: string;
  role: string;
  company?: string;
  content: string;
}

export function isSample({ name }: Testimonial): boolean {
  return !name?.trim();
}

export const SAMPLE_MARK = 'Sample, to be replaced';

/** A testimonial on Results (spec section 3). */
export interface CategorisedTestimonial extends Testimonial {
  id: number;
  category: 'skeptical' | 'emotional' | 'stats' | 'professional' | 'casual' | 'pain' | 'aha' | 'direct';
  /** A figure from the text, shown large above it. */
  figure?: string;
}

export const HOME_TESTIMONIALS: Testimonial[] = [
  {
    role: 'Founder',
    company: 'womenswear label',
    content: 'It told a customer not to size up. She kept the jeans, and came back for the jacket.',
  },
  {
    role: 'Head of e-commerce',
    company: 'denim brand',
    content: 'We used to wake up to a full inbox. Now it is a short list of what really needs one of us.',
  },
  {
    role: 'Operations lead',
    company: 'footwear store',
    content: 'I expected weeks of corrections. We changed a handful of answers in the trial, and few since.',
  },
];

/** The results page's eight testimonials. The figures come from spec section 9. */
export const TESTIMONIALS: CategorisedTestimonial[] = [
  {
    id: 1,
    category: 'stats',
    role: 'Head of support, denim brand',
    figure: '90%+',
    content: 'Over 90% of inquiries are answered by the agent. My team reads the rest with time to think.',
  },
  {
    id: 2,
    category: 'skeptical',
    role: 'Owner, menswear store',
    content: 'I had switched off two chatbots before this one. I gave it the trial, and it is still here.',
  },
  {
    id: 3,
    category: 'aha',
    role: 'Owner, dress boutique',
    content: 'Then I saw that 40% of our top seller’s sales came out of chat sessions. People want to ask.',
  },
  {
    id: 4,
    category: 'professional',
    role: 'Customer care lead, swimwear brand',
    figure: '−60%',
    content:
      'Resolution time is down 60%. When the agent doesn’t know, it passes the chat on with everything the customer has told it.',
  },
  {
    id: 5,
    category: 'pain',
    role: 'Founder, knitwear studio',
    content:
      'Every evening I answered the same question about wool and itching from my sofa. I don’t do that any more, and the answer has got better.',
  },
  {
    id: 6,
    category: 'emotional',
    role: 'Founder, lingerie label',
    content:
      'Some customers would never have asked a person. The shyest of them are the ones who stay with us.',
  },
  {
    id: 7,
    category: 'casual',
    role: 'Shop manager, vintage store',
    content: 'Honestly? It is the colleague who actually read the size chart.',
  },
  {
    id: 8,
    category: 'direct',
    role: 'E-commerce manager, outerwear label',
    figure: '−35%',
    content: 'Our abandoned cart rate is down 35%. That is the line I show to our board.',
  },
];

/** The filter buttons of the results page (spec section 4). */
export const TESTIMONIAL_FILTERS = ['all', 'stats', 'professional', 'aha'] as const;
