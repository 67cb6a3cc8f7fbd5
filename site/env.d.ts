interface ImportMetaEnv {
  /** The name of the model that answers in the windows; undefined where they answer by themselves. */
  readonly AGENT_MODEL?: string;
}
